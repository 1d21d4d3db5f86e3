import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ACCOUNT_RECORD_SORTS,
  type AccountRecord,
  MOVEMENT_TYPES,
  type Movement,
  type MovementTotals,
  RECORD_DAYS,
} from '@palpite/contract/record.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { ReportValues } from '../../lib/report-search.ts';
import { oneOf } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import type { ReportField } from '../../parts/report/report-fields.tsx';
import { ReportView } from '../../parts/report/report-view.tsx';
import { None, useMoneyColumn } from '../../parts/report/use-money-column.tsx';
import { useTimeColumn } from '../../parts/report/use-time-column.tsx';
import { RecordDialogs } from './record-dialogs.tsx';
import { MovementOrder } from './record-link.tsx';
import { MOVEMENT_NAMES } from './record-texts.ts';
import { accountRecordQuery, movementTotalsQuery } from './records-api.ts';
import { useCompactMovement } from './use-compact-movement.tsx';

/** Each movement of the member's money, with the balance after it. */
export function AccountRecordPage() {
  const { t } = useLingui();
  const services = useServices();
  const columns = useMovementColumns();
  const fields = useMovementFields();
  const compact = useCompactMovement();
  return (
    <>
      <ReportView<Movement, AccountRecord, MovementTotals, (typeof ACCOUNT_RECORD_SORTS)[number]>
        label={t`Account record`}
        fileName="account"
        days={RECORD_DAYS}
        call={(input, values) => accountRecordQuery(services, { ...input, ...readFilters(values) })}
        totalsCall={(days, values) =>
          movementTotalsQuery(services, { ...days, ...readFilters(values) })
        }
        sorts={ACCOUNT_RECORD_SORTS}
        fields={fields}
        columns={columns}
        rowKey={({ movementId }) => movementId}
        compact={compact}
        renderTotal={(count) => (
          <Plural value={count} one="Total of # movement" other="Total of # movements" />
        )}
        empty={{
          title: t`No movements in these days`,
          text: t`Choose more days above. Every change to your balance appears here at once.`,
          picture: <ArrowLeftRight size={32} />,
          way: (
            <Link
              to="."
              search={openMember('depositv2')}
              resetScroll={false}
              activeProps={{}}
              className={buttonClass({ tone: 'accent' })}
            >
              <Trans context="verb">Deposit</Trans>
            </Link>
          ),
        }}
      />
      <RecordDialogs />
    </>
  );
}

/** The filter in the address as the operator takes it. */
const readFilters = (values: ReportValues) => ({ type: oneOf(values.type, MOVEMENT_TYPES) });

function useMovementFields() {
  const { t, i18n } = useLingui();
  return (record: AccountRecord | undefined): readonly ReportField[] => [
    {
      kind: 'select',
      name: 'type',
      label: t`Type`,
      options: [
        { value: '', label: t`All types` },
        ...(record?.types ?? []).map((value) => ({ value, label: i18n._(MOVEMENT_NAMES[value]) })),
      ],
    },
  ];
}

function useMovementColumns() {
  const { t, i18n } = useLingui();
  const time = useTimeColumn<Movement>();
  const money = useMoneyColumn(useServices().boot.status.currency);
  return (
    _page: AccountRecord,
    totals: MovementTotals | undefined,
  ): readonly ReportColumn<Movement>[] => [
    time,
    {
      key: 'type',
      header: t`Type`,
      cell: (movement) => (
        <>
          <span className="block font-semibold">{i18n._(MOVEMENT_NAMES[movement.type])}</span>
          {/* Replaces a column where the table is too narrow for it. */}
          <span className="hidden text-12 text-muted tabular @min-[38rem]:block @4xl:hidden">
            <MovementOrder movement={movement} />
          </span>
        </>
      ),
      file: ({ type }) => i18n._(MOVEMENT_NAMES[type]),
    },
    {
      key: 'note',
      header: t`Note`,
      cell: ({ note }) => (note === '' ? <None /> : note),
      file: ({ note }) => note,
    },
    money({
      key: 'in',
      header: t`In`,
      sort: 'in',
      of: ({ inMinor }) => inMinor,
      total: totals?.inMinor ?? null,
    }),
    money({
      key: 'out',
      header: t`Out`,
      sort: 'out',
      of: ({ outMinor }) => outMinor,
      total: totals?.outMinor ?? null,
    }),
    money({
      key: 'balance',
      header: t`Balance after`,
      of: ({ balanceAfterMinor }) => balanceAfterMinor,
    }),
    {
      key: 'order',
      header: t`Order number`,
      lesser: true,
      cell: (movement) => <MovementOrder movement={movement} />,
      file: ({ order }) => order,
    },
  ];
}
