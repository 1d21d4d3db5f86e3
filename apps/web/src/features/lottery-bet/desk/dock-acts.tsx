import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Ticket from 'lucide-react/icons/ticket';
import { useStore } from 'zustand';
import { putLines } from '../../../parts/bet/slip/slip.ts';
import { useIsSealed } from '../../../parts/bet/slip/use-slip.ts';
import { clearPlay } from '../board/desk.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import { useDock } from './dock-context.ts';

interface DockActsProps {
  lines: readonly SlipLine[];
  isFull: boolean;
  editing: SlipLine | null;
  /** Nothing is chosen: a narrow dock has only the way to the slip. */
  idle: boolean;
}

/** To the slip, or past it. */
export function DockActs({ lines, isFull, editing, idle }: DockActsProps) {
  const { game, desk, slip, sale, onBetNow } = useDock();
  const isSealed = useIsSealed(slip);
  const add = () => {
    putLines(slip, lines);
    for (const line of lines) clearPlay(desk, line.play);
  };
  const isBet = lines.length > 0;
  const mayBet = sale.phase === 'open' && !game.maintenance && !isSealed;
  return (
    <div className="flex items-stretch gap-2 @min-[38rem]:ml-auto">
      <SlipButton />
      {editing ? (
        <Button className="h-12" onClick={() => desk.setState({ editing: null })}>
          <Trans>Leave as it was</Trans>
        </Button>
      ) : (
        <Button
          className={classNames(
            'ml-auto h-12 px-3! whitespace-nowrap',
            idle && '@max-[38rem]:hidden',
          )}
          disabled={!isBet || !mayBet}
          onClick={() => onBetNow(lines)}
        >
          <Trans>Bet now</Trans>
        </Button>
      )}
      <Button
        tone="accent"
        className={classNames(
          'h-12 min-w-0 flex-1 px-3! @min-[38rem]:flex-none',
          idle && '@max-[38rem]:hidden',
        )}
        disabled={!isBet || isSealed || isFull}
        onClick={add}
      >
        {editing ? <Trans>Change the line</Trans> : <Trans>Add to slip</Trans>}
      </Button>
    </div>
  );
}

/** The way to the slip where it has no place beside the board. */
function SlipButton() {
  const { slip, onOpenSlip } = useDock();
  const { t } = useLingui();
  const count = useStore(slip.state.store, ({ lines }) => lines.length);
  return (
    <Button
      className="h-12 @4xl/desk:hidden"
      aria-label={t`Slip, ${plural(count, { one: '# line', other: '# lines' })}`}
      icon={<Ticket size={20} />}
      onClick={onOpenSlip}
    >
      <span className="tabular">{count}</span>
    </Button>
  );
}
