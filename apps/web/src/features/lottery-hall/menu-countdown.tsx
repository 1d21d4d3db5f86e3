import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Triangle from 'lucide-react/icons/triangle-alert';
import { GameCountdown } from '../../parts/lottery/game-countdown.tsx';
import { useGamePhase } from './game-phase.ts';
import { useHallOffset } from './hall-offset.tsx';

interface MenuCountdownProps {
  game: LotteryGame;
}

/** A countdown of a menu that also shows, in shape and word, that a sale is closing or that the draw is on. */
export function MenuCountdown({ game }: MenuCountdownProps) {
  const { t } = useLingui();
  const serverOffset = useHallOffset();
  const phase = useGamePhase(game);
  if (phase === 'closed') {
    // Two short lines, where a cell has no room for one, are no higher than a cell.
    return <span className="text-12 leading-4 font-semibold text-muted">{t`Drawing`}</span>;
  }
  const isClosing = phase === 'closing';
  return (
    <span
      data-phase={phase}
      className={classNames('flex shrink-0 items-center gap-1', isClosing && 'text-warning')}
    >
      {isClosing && (
        <Triangle size={14} className="shrink-0" aria-label={t`Closing soon`} role="img" />
      )}
      <GameCountdown game={game} serverOffset={serverOffset} />
    </span>
  );
}
