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
  /** What is chosen costs something as it is. */
  isPriced: boolean;
  charged: { bets: bigint; units: bigint; unitMinor: bigint } | null;
  /** Stations or pairs of them, each at that price. */
  places: number;
  fault: string | undefined;
  /** Nothing is chosen: where there is room another line says so. */
  isBare: boolean;
  /** The slip has no room for it. */
  isFull: boolean;
  win: string;
  /** Null where there is none. */
  rebate: string | null;
}

/** What the choice costs and wins, or why it cannot be placed. */
export function DockSum(props: DockSumProps) {
  const { row, onPrice, unit, cost, isPriced, charged, places, fault, isBare, isFull } = props;
  const { win, rebate } = props;
  const { game, play } = useDock();
  const { t } = useLingui();
  const { chargeWords } = useBetText(game.limits.currency);
  const pairs = t`${plural(places, { one: '# pair of stations', other: '# pairs of stations' })}`;
  const stations = t`${plural(places, { one: '# station', other: '# stations' })}`;
  const most = MOST_SLIP_LINES;
  const times = places > 1 ? [play.row.stations === 2 ? pairs : stations] : [];
  return (
    // As high as its lines, in a column too: with less of a basis they would cover what is below.
    <div className="flex min-h-11 min-w-0 flex-auto items-center justify-between gap-x-2 @min-[38rem]:min-w-min @min-[38rem]:basis-40">
      <div className="min-w-0 flex-1 text-13 leading-4.5">
        {fault === undefined && charged && (
          <p className="text-muted tabular">{[chargeWords(row, charged), ...times].join(' × ')}</p>
        )}
        {fault !== undefined && (
          <p
            className={classNames(
              charged ? 'text-negative' : 'text-muted',
              isBare && '@min-[38rem]:hidden',
            )}
          >
            {fault}
          </p>
        )}
        <p
          className={classNames(
            'font-display text-24 leading-7 font-bold whitespace-nowrap tabular',
            // Before it has a price its sum would only be in the way there.
            !isPriced && '@max-[38rem]:hidden',
          )}
        >
          {cost}
        </p>
        {charged && !fault && (
          <p className="text-muted">{t`Wins ${win} at most, stake included`}</p>
        )}
        {charged && isFull && (
          <p className="text-negative">{t`Your slip is full: it holds ${most} lines at most.`}</p>
        )}
        {rebate !== null && !fault && <p>{t`Rebate ${rebate}, whatever is drawn`}</p>}
      </div>
      <Button
        size="sm"
        aria-label={t`Change the price of a unit: ${unit}`}
        icon={<Coins size={16} />}
        // With more room the price has its own field.
        className="shrink-0 tabular @min-[38rem]:hidden"
        onClick={onPrice}
      >
        {unit}
      </Button>
    </div>
  );
}
