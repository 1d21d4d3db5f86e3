import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Coins from 'lucide-react/icons/coins';
import type { OfferedPlay } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { useDock } from './dock-context.ts';

interface DockSumProps {
  /** Of the one play that something is chosen in. */
  row: OfferedPlay['row'] | undefined;
  onPrice: () => void;
  /** The price of one, with its multiple. */
  unit: string;
  cost: string;
  charged: { bets: bigint; units: bigint; unitMinor: bigint } | null;
  /** Stations or pairs of them, each at that price. */
  places: number;
  fault: string | undefined;
  /** The slip has no room for it. */
  isFull: boolean;
  win: string;
  /** Null where there is none. */
  rebate: string | null;
}

/** What the choice costs and wins, or why it cannot be placed. */
export function DockSum(props: DockSumProps) {
  const { row, onPrice, unit, cost, charged, places, fault, isFull, win, rebate } = props;
  const { game, play } = useDock();
  const { t } = useLingui();
  const { chargeWords } = useBetText(game.limits.currency);
  const pairs = t`${plural(places, { one: '# pair of stations', other: '# pairs of stations' })}`;
  const stations = t`${plural(places, { one: '# station', other: '# stations' })}`;
  const most = MOST_SLIP_LINES;
  const isWrong = fault && charged;
  const times = places > 1 ? [play.row.stations === 2 ? pairs : stations] : [];
  return (
    <div
      className={classNames(
        'flex min-h-11 min-w-0 flex-1 items-center justify-between gap-x-2 @min-[38rem]:flex-row-reverse @min-[38rem]:justify-end @min-[38rem]:gap-x-4',
        // Beside the cost its sentence would be a column of single words.
        isWrong && 'max-sm:flex-wrap',
      )}
    >
      <div className={classNames('min-w-0 text-13', isWrong && 'max-sm:basis-full')}>
        <p className={isWrong ? 'text-negative' : 'text-muted'}>
          {fault ?? (charged && `${[chargeWords(row, charged), ...times].join(' × ')} =`)}
        </p>
        {charged && !fault && <p>{t`Wins ${win} at most, stake included`}</p>}
        {charged && isFull && (
          <p className="text-negative">{t`Your slip is full: it holds ${most} lines at most.`}</p>
        )}
        {rebate !== null && !fault && <p>{t`Rebate ${rebate}, whatever is drawn`}</p>}
      </div>
      <p
        className={classNames(
          'ml-auto shrink-0 font-display text-24 font-bold tabular @min-[38rem]:ml-0',
          !charged && '@max-[38rem]:hidden',
        )}
      >
        {cost}
      </p>
      <Button
        size="sm"
        aria-label={t`Change the price of a unit: ${unit}`}
        icon={<Coins size={16} />}
        // With more room the price has its own field above.
        className="shrink-0 tabular @xl/desk:hidden"
        onClick={onPrice}
      >
        {unit}
      </Button>
    </div>
  );
}
