import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { TEAM_PARTS, TEAM_SORTS, type TeamPart, type teamList } from '@palpite/contract/team.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { callMessage } from '../../lib/call-message.ts';
import { oneOf, shortText } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { dayText } from '../../lib/time-text.ts';
import { openAgent } from '../../parts/centre/open-centre.ts';
import { PageSteps } from '../../parts/centre/page-steps.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { OrderField } from '../../parts/report/order-field.tsx';
import { readInput } from '../../parts/report/report-input.ts';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { openDownlines } from './open-team.ts';
import { PART_NAMES } from './part-names.ts';
import { type TeamListing, useTeamList } from './team-api.ts';
import { TeamPath } from './team-path.tsx';
import { useTeamColumns } from './use-team-columns.tsx';

/** The accounts below the agent: level by level, or a part of the whole team. */
export function ManagementPage() {
  const { t, i18n } = useLingui();
  const [values] = useReport();
  const listing: TeamListing = {
    ...readInput(values, TEAM_SORTS),
    downline: shortText(values.downline, 64),
    part: oneOf(values.part, TEAM_PARTS),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useTeamList(listing);
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        title={t`The team could not be loaded`}
        actions={
          <>
            <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
            <OwnDownlines />
          </>
        }
      >
        {callMessage(i18n, error)}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  return (
    <div className="@container flex flex-col gap-4 p-4 md:p-6">
      {listing.part === undefined ? (
        <TeamPath path={data.path} />
      ) : (
        <PartHead part={listing.part} {...data.period} />
      )}
      {data.rows.length === 0 ? (
        <Nobody listing={listing} />
      ) : (
        <Accounts listing={listing} team={data} stale={isPlaceholderData} />
      )}
    </div>
  );
}

interface AccountsProps {
  listing: TeamListing;
  team: ValueOutput<typeof teamList>;
  /** Another answer is loading: these are the previous rows. */
  stale: boolean;
}

function Accounts({ listing, team, stale }: AccountsProps) {
  const { t } = useLingui();
  const [, change] = useReport();
  const { currency } = team;
  const columns = useTeamColumns(currency);
  const zone = useServices().boot.timeZoneName;
  const table = {
    columns,
    order: { sort: listing.sort ?? TEAM_SORTS[0], direction: listing.direction ?? 'desc' },
    onOrder: (order: { sort: string; direction: 'asc' | 'desc' }) =>
      change({ ...order, page: undefined }),
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <OrderField {...table} />
        <p className="basis-full text-12 text-muted">
          <Trans>
            Times: {zone}. Amounts in {currency}.
          </Trans>
        </p>
      </div>
      <ReportTable
        {...table}
        label={t`Accounts`}
        rows={team.rows}
        rowKey={({ username }) => username}
        totalLabel={null}
        stale={stale}
      />
      <PageSteps label={t`Pages of the team`} pages={team.pages} />
    </>
  );
}

interface PartHeadProps {
  part: NonNullable<TeamListing['part']>;
  from: string;
  to: string;
}

/** Parts that depend on a range of days. */
const OF_DAYS: ReadonlySet<TeamPart> = new Set(['joined', 'firstDepositors', 'active']);

/** The listed part of the team, and the link back to the levels. */
function PartHead({ part, from, to }: PartHeadProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-16 font-bold">{i18n._(PART_NAMES[part])}</h2>
      {OF_DAYS.has(part) && (
        <span className="text-13 text-muted tabular">
          {dayText(from, i18n.locale)} – {dayText(to, i18n.locale)}
        </span>
      )}
      <Link
        to="."
        search={openDownlines()}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass({ tone: 'quiet', size: 'sm' })}
      >
        <Trans>Show direct downlines</Trans>
      </Link>
    </div>
  );
}

function OwnDownlines() {
  return (
    <Link
      to="."
      search={openDownlines()}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass()}
    >
      <Trans>To your own downlines</Trans>
    </Link>
  );
}

function Nobody({ listing: { part, downline, page } }: { listing: TeamListing }) {
  const { t } = useLingui();
  const own = part === undefined && downline === undefined && page === undefined;
  return (
    <EmptyState
      picture={<Users size={32} />}
      title={own ? t`You have no downlines yet` : t`No accounts here`}
      actions={
        own ? (
          <Link
            to="."
            search={openAgent('registerCenter')}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass({ tone: 'accent' })}
          >
            <Trans>Register account</Trans>
          </Link>
        ) : (
          <OwnDownlines />
        )
      }
    >
      {own && <Trans>Open an account, or share a registration link.</Trans>}
    </EmptyState>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-4 p-4 md:p-6">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-96" />
    </div>
  );
}
