import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TeamAccount } from '@palpite/contract/team.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { dateText, momentText, stampText } from '../../lib/time-text.ts';
import { csvMoment, csvNumber } from '../../parts/report/csv.ts';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import { useMoneyColumn } from '../../parts/report/use-money-column.tsx';
import { openDownlines } from './open-team.ts';

/** The columns of a team's accounts: balance, downlines, last activity. */
export function useTeamColumns(currency: Currency): ReportColumn<TeamAccount>[] {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const money = useMoneyColumn(currency);
  const typeOf = ({ type }: TeamAccount) => (type === 0 ? t`Member` : t`Agent`);
  return [
    {
      key: 'name',
      header: t`Account name`,
      sort: 'name',
      wide: true,
      cell: (account) => name(account),
      file: ({ username }) => username,
    },
    { key: 'type', header: t`Type`, cell: typeOf, file: typeOf },
    money<TeamAccount>({
      key: 'balance',
      header: t`Balance`,
      of: ({ balanceMinor }) => balanceMinor,
    }),
    {
      key: 'downlines',
      header: t`Downlines`,
      align: 'end',
      cell: ({ downlineCount }) => i18n.number(downlineCount),
      file: ({ downlineCount }) => csvNumber(`${downlineCount}`),
    },
    money<TeamAccount>({
      key: 'team',
      header: t`Team balance`,
      of: ({ teamBalanceMinor }) => teamBalanceMinor,
    }),
    {
      key: 'seen',
      header: t`Last login`,
      sort: 'seen',
      cell: (account) => lastLogin(account, timeZone),
      file: ({ lastLoginAt }) =>
        lastLoginAt === null ? '' : csvMoment(stampText(lastLoginAt, timeZone)),
    },
    {
      key: 'registered',
      header: t`Registered`,
      sort: 'registered',
      lesser: true,
      cell: ({ registeredAt }) => dateText(registeredAt, timeZone, i18n.locale),
      file: ({ registeredAt }) => csvMoment(stampText(registeredAt, timeZone)),
    },
  ];
}

const name = (account: TeamAccount) => <Name account={account} />;

/** The name of an account; with downlines it links to them. */
function Name({ account: { username, downlineCount, online } }: { account: TeamAccount }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-2 font-semibold">
      {downlineCount > 0 ? (
        <Link
          to="."
          search={openDownlines(username)}
          resetScroll={false}
          activeProps={{}}
          aria-label={t`Downlines of ${username}`}
          // As high as a finger needs, yet on one line with the rest of its row.
          className="-my-0.5 inline-flex min-h-6 items-center break-all text-accent-strong underline touch:-my-3 touch:min-h-11"
        >
          {username}
        </Link>
      ) : (
        <span className="break-all">{username}</span>
      )}
      {online && (
        <Badge tone="positive">
          <Trans>Online</Trans>
        </Badge>
      )}
    </span>
  );
}

const lastLogin = (account: TeamAccount, timeZone: string) => (
  <LastLogin account={account} timeZone={timeZone} />
);

function LastLogin({ account, timeZone }: { account: TeamAccount; timeZone: string }) {
  const { i18n } = useLingui();
  const { lastLoginAt, daysAway } = account;
  return (
    <span className="flex flex-col">
      <span className="tabular">
        {lastLoginAt === null ? (
          <Trans>Never</Trans>
        ) : (
          momentText(lastLoginAt, timeZone, i18n.locale)
        )}
      </span>
      {daysAway > 0 && (
        <span className="text-12 text-muted">
          <Plural value={daysAway} one="# day away" other="# days away" />
        </span>
      )}
    </span>
  );
}
