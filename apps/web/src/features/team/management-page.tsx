import { Trans, useLingui } from '@lingui/react/macro';
import { TEAM_PARTS, TEAM_SORTS, type TeamSort } from '@palpite/contract/team.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { openAgent } from '../../centre/open-centre.ts';
import { PageLinks } from '../../centre/page-links.tsx';
import { useReport } from '../../centre/use-report.ts';
import { callMessage } from '../../lib/call-message.ts';
import { oneOf, shortText, wholeNumber } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { timeZoneText } from '../../lib/time-text.ts';
import { useLate } from '../../lib/use-late.ts';
import { openDownlines } from './open-team.ts';
import { PART_NAMES } from './part-names.ts';
import { type TeamListing, useTeamList } from './team-api.ts';
import { TeamPath } from './team-path.tsx';
import { TeamTable } from './team-table.tsx';
import { useTeamRange } from './use-team-range.ts';

/** Who stands below the agent: level by level, or a part of the whole team. */
export function ManagementPage() {
  const { t } = useLingui();
  const [values, change] = useReport();
  const { range } = useTeamRange();
  const listing: TeamListing = {
    downline: shortText(values.downline, 64),
    part: oneOf(values.part, TEAM_PARTS),
    sort: oneOf(values.sort, TEAM_SORTS) ?? 'newest',
    page: wholeNumber(Number(values.page), 1, 10_000) ?? 1,
    range,
  };
  const sorts: Record<TeamSort, string> = {
    newest: t`Newest first`,
    name: t`By name`,
    away: t`Longest away first`,
  };
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Scope listing={listing} />
        <SelectField
          compact
          label={t`Order`}
          value={listing.sort}
          options={TEAM_SORTS.map((sort) => ({ value: sort, label: sorts[sort] }))}
          onChange={(event) => change({ sort: event.target.value, page: undefined })}
        />
      </div>
      <Accounts listing={listing} />
    </div>
  );
}

/** Which accounts are listed, and the way back to the others. */
function Scope({ listing: { part, range } }: { listing: TeamListing }) {
  const { i18n } = useLingui();
  if (part === undefined) return null;
  const days = part === 'joined' || part === 'active';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-16 font-bold">{i18n._(PART_NAMES[part])}</h2>
      {days && (
        <span className="text-13 text-muted tabular">
          {range.from} – {range.to}
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

function Accounts({ listing }: { listing: TeamListing }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = useTeamList(listing);
  const late = useLate(isPlaceholderData);
  const zone = timeZoneText(useServices().boot.status.timeZone, i18n.locale);
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        title={t`The team could not be loaded`}
        actions={
          <>
            <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
            <Link
              to="."
              search={openDownlines()}
              resetScroll={false}
              activeProps={{}}
              className={buttonClass()}
            >
              <Trans>To your own downlines</Trans>
            </Link>
          </>
        }
      >
        {callMessage(i18n, error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={classNames('flex flex-col gap-4', late && 'opacity-50')}
    >
      {listing.part === undefined && <TeamPath path={data.path} />}
      {data.list.length === 0 ? (
        <Nobody listing={listing} />
      ) : (
        <>
          <TeamTable accounts={data.list} currency={data.currency} />
          <PageLinks
            label={t`Pages of the team`}
            page={listing.page}
            totalPages={data.totalPages}
          />
          <p className="text-12 text-muted">
            <Trans>Times: {zone}</Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Nobody({ listing: { part, downline } }: { listing: TeamListing }) {
  const { t } = useLingui();
  const own = part === undefined && downline === undefined;
  return (
    <EmptyState
      picture={<Users size={32} />}
      title={own ? t`Nobody stands below you yet` : t`There is nobody here`}
      actions={
        own && (
          <Link
            to="."
            search={openAgent('registerCenter')}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass({ tone: 'accent' })}
          >
            <Trans>Register account</Trans>
          </Link>
        )
      }
    >
      {own && <Trans>Open an account, or give out a link to register by.</Trans>}
    </EmptyState>
  );
}
