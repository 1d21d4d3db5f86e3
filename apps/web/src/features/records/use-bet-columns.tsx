import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet, BetTotals, BettingRecord } from '@palpite/contract/record.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { csvNumber } from '../../parts/report/csv.ts';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import { useMoneyColumn } from '../../parts/report/use-money-column.tsx';
import { useTimeColumn } from '../../parts/report/use-time-column.tsx';
import { StillInPlay } from '../../parts/report/still-in-play.tsx';
import { BetThumb } from './bet-thumb.tsx';
import { BetLink } from './record-link.tsx';
import { BET_STATUS_TONES, betStatusName } from './record-texts.ts';
import { useBetWords } from './use-bet-words.ts';

/**
 * The columns of the betting record. Without plays, selections, odds and outcomes on the page, the table has no columns for
 * them.
 */
export function useBetColumns() {
  const { t, i18n } = useLingui();
  const time = useTimeColumn<Bet>();
  const amounts = useBetAmounts();
  const words = useBetWords();
  const choices = useChoiceColumns();
  return (record: BettingRecord, totals: BetTotals | undefined): readonly ReportColumn<Bet>[] => [
    time,
    {
      key: 'game',
      header: t`Game`,
      wide: true,
      cell: (bet) => (
        <span className="flex items-center gap-2.5">
          <BetThumb game={bet.game} className="h-9 @max-4xl:hidden" />
          <span className="min-w-0 @min-[56rem]:min-w-24">
            <span className="block font-semibold">{bet.game.gameName}</span>
            <span className="block text-12 leading-4 text-muted">
              {(words.isLottery(bet) && words.play(bet)) || words.vendor(bet)}
              {isMixed(record) && <Choice bet={bet} />}
            </span>
          </span>
        </span>
      ),
      file: (bet) => `${bet.game.gameName} (${words.vendor(bet)})`,
    },
    ...choices(record),
    ...amounts(record, totals),
    {
      key: 'status',
      header: t`Status`,
      cell: (bet) => (
        <span className="whitespace-nowrap">
          <Badge tone={BET_STATUS_TONES[bet.status]}>{i18n._(betStatusName(bet))}</Badge>
        </span>
      ),
      file: (bet) => i18n._(betStatusName(bet)),
    },
    {
      key: 'order',
      header: t`Order number`,
      cell: ({ order }) => <BetLink order={order} />,
      file: ({ order }) => order,
    },
    {
      key: 'issue',
      header: t`Draw or round`,
      // The bet says it; no column is there for it.
      folded: true,
      cell: ({ issue }) => <Issue issue={issue} />,
      file: ({ issue }) => issue,
    },
  ];
}

/** What was bet on, at which odds, and what came. */
function useChoiceColumns() {
  const { t } = useLingui();
  const words = useBetWords();
  const text = (
    key: string,
    header: string,
    of: (bet: Bet) => string | null,
  ): ReportColumn<Bet> => ({ key, header, cell: of, file: (bet) => of(bet) ?? '' });
  return (record: BettingRecord): readonly ReportColumn<Bet>[] =>
    [
      text('play', t`Play`, words.play),
      {
        ...text('selection', t`Selection`, words.selection),
        // Five numbers of two digits stay on one line.
        cell: (bet: Bet) => (
          <span className="block font-semibold tabular wrap-anywhere @4xl:min-w-26">
            {words.selection(bet)}
          </span>
        ),
      },
      {
        ...text('odds', t`Odds`, words.odds),
        align: 'end' as const,
        file: ({ odds }: Bet) => (odds === null ? '' : csvNumber(odds)),
      },
      text('outcome', t`Outcome`, ({ outcome }) => outcome),
    ].map((column) => ({
      ...column,
      // The cell of a lottery's game says its play.
      hidden: record.rows.every(
        (bet) => column.file(bet) === '' || (column.key === 'play' && words.isLottery(bet)),
      ),
      folded: isMixed(record),
    }));
}

/** Some of its bets have a selection and some have none: columns for it would be empty in most rows. */
const isMixed = ({ rows }: BettingRecord): boolean =>
  rows.some(({ selection }) => selection !== null) &&
  rows.some(({ selection }) => selection === null);

/** What was chosen, at which odds, and what came, behind the game's play. */
function Choice({ bet }: { bet: Bet }) {
  const { t } = useLingui();
  const words = useBetWords();
  const odds = words.odds(bet);
  const { outcome } = bet;
  const parts = [
    words.selection(bet),
    odds !== null && t`pays ${odds}`,
    outcome !== null && words.isLottery(bet) ? t`drawn ${outcome}` : outcome,
  ].filter(Boolean);
  return parts.map((part) => ` · ${part}`).join('');
}

const belowClass = 'text-12 font-normal text-muted';

/** Stake, payout and the result; rebates, where the page has any. */
function useBetAmounts() {
  const { t } = useLingui();
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const money = useMoneyColumn(currency);
  return (record: BettingRecord, totals: BetTotals | undefined): readonly ReportColumn<Bet>[] => {
    // Rounds can pay before they are decided.
    const early = moneyText(totals?.pendingPayoutMinor ?? '0', currency);
    return [
      money({
        key: 'stake',
        header: t`Stake`,
        sort: 'stake',
        of: ({ stakeMinor }) => stakeMinor,
        total: totals?.stakeMinor ?? null,
        totalBelow: totals && (
          <StillInPlay minor={totals.pendingMinor} currency={currency} className={belowClass} />
        ),
        below: ({ cancelledMinor }) => {
          const amount = moneyText(cancelledMinor, currency);
          return (
            cancelledMinor !== '0' && (
              <span className={`block ${belowClass}`}>
                <Trans>{amount} returned</Trans>
              </span>
            )
          );
        },
      }),
      money({
        key: 'payout',
        header: t`Payout`,
        sort: 'payout',
        of: ({ payoutMinor }) => payoutMinor,
        total: totals?.payoutMinor ?? null,
        totalBelow: totals && totals.pendingPayoutMinor !== '0' && (
          <span className={`block ${belowClass}`}>
            <Trans>{early} from bets in play</Trans>
          </span>
        ),
      }),
      {
        ...money({
          key: 'rebate',
          header: t`Rebate`,
          of: ({ rebateMinor }) => rebateMinor,
          total: totals?.rebateMinor ?? null,
        }),
        // A page without any has none to explain, unless another page of the list has.
        hidden:
          record.rows.every(({ rebateMinor }) => rebateMinor === '0') &&
          (totals?.rebateMinor ?? '0') === '0',
      },
      money({
        key: 'result',
        header: t`Result`,
        sort: 'result',
        signed: true,
        of: ({ resultMinor }) => resultMinor,
        total: totals?.resultMinor ?? null,
      }),
    ];
  };
}

/** A round's number is long and means nothing to people: the table shows its beginning, the bet all of it. */
function Issue({ issue }: { issue: string }) {
  if (issue.length <= 16) return <span className="tabular">{issue}</span>;
  return (
    <span title={issue} className="tabular">
      <span aria-hidden="true">{`${issue.slice(0, 8)}…`}</span>
      <span className="sr-only">{issue}</span>
    </span>
  );
}
