import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BET_STATUSES } from '@palpite/contract/bet-status.ts';
import {
  BETTING_RECORD_SORTS,
  type Bet,
  type BetTotals,
  type BettingRecord,
  RECORD_DAYS,
} from '@palpite/contract/record.ts';
import { GAME_CATEGORIES } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import Dices from 'lucide-react/icons/dices';
import type { ReportValues } from '../../lib/report-search.ts';
import { oneOf, shortText } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { useOffer } from '../../parts/catalogue/use-offer.ts';
import type { ReportField } from '../../parts/report/report-fields.tsx';
import { ReportView } from '../../parts/report/report-view.tsx';
import { RecordDialogs } from './record-dialogs.tsx';
import { BET_STATUS_NAMES } from './record-texts.ts';
import { betTotalsQuery, bettingRecordQuery } from './records-api.ts';
import { useBetColumns } from './use-bet-columns.tsx';
import { useCompactBet } from './use-compact-bet.tsx';

/** The member's bets with stake, payout and result; one of them opens with its proof. */
export function BettingRecordPage() {
  const { t } = useLingui();
  const services = useServices();
  const columns = useBetColumns();
  const fields = useBetFields();
  const compact = useCompactBet();
  return (
    <>
      <ReportView<Bet, BettingRecord, BetTotals, (typeof BETTING_RECORD_SORTS)[number]>
        label={t`Betting record`}
        fileName="bets"
        days={RECORD_DAYS}
        call={(input, values) => bettingRecordQuery(services, { ...input, ...readFilters(values) })}
        totalsCall={(days, values) => betTotalsQuery(services, { ...days, ...readFilters(values) })}
        sorts={BETTING_RECORD_SORTS}
        fields={() => fields}
        columns={columns}
        rowKey={({ order }) => order}
        compact={compact}
        renderTotal={(count) => (
          <Plural value={count} one="Total of # bet" other="Total of # bets" />
        )}
        empty={{
          title: t`No bets in these days`,
          text: t`Choose more days above. A round appears here as soon as its stake is taken.`,
          picture: <Dices size={32} />,
          way: (
            <Link
              to="/$lobby"
              params={{ lobby: 'rng' }}
              className={buttonClass({ tone: 'accent' })}
            >
              <Trans>See the games</Trans>
            </Link>
          ),
        }}
      />
      <RecordDialogs />
    </>
  );
}

/** The filters in the address as the operator takes them, without invalid ones. */
function readFilters(values: ReportValues) {
  return {
    gameType: oneOf(values.product, GAME_CATEGORIES),
    vassalage: shortText(values.vendor, 20, /^[A-Z][A-Z\d_]{1,19}$/),
    gameName: shortText(values.game, 60),
    status: oneOf(values.status, BET_STATUSES),
    issue: shortText(values.issue, 64),
    order: shortText(values.order, 64),
  };
}

function useBetFields(): readonly ReportField[] {
  const { t, i18n } = useLingui();
  const offer = useOffer();
  const vendors = new Map(
    offer.flatMap((each) => each.vendors.map(({ vassalage, name }) => [vassalage, name])),
  );
  const byName = [...vendors].toSorted(([, one], [, other]) =>
    one.localeCompare(other, i18n.locale),
  );
  return [
    {
      kind: 'select',
      name: 'product',
      label: t`Product`,
      options: [
        { value: '', label: t`All products` },
        ...offer.map(({ category, name }) => ({ value: category, label: name })),
      ],
    },
    {
      kind: 'select',
      name: 'vendor',
      label: t`Provider`,
      options: [
        { value: '', label: t`All providers` },
        ...byName.map(([value, label]) => ({ value, label })),
      ],
    },
    { kind: 'text', name: 'game', label: t`Game`, maxLength: 60 },
    {
      kind: 'select',
      name: 'status',
      label: t`Status`,
      options: [
        { value: '', label: t`Any status` },
        ...BET_STATUSES.map((value) => ({ value, label: i18n._(BET_STATUS_NAMES[value]) })),
      ],
    },
    { kind: 'text', name: 'issue', label: t`Draw or round`, maxLength: 64 },
    { kind: 'text', name: 'order', label: t`Order number`, maxLength: 64 },
  ];
}
