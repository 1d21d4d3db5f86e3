import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TeamAccount } from '@palpite/contract/team.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { dateText, stampText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { type Column, FigureTable } from './figure-table.tsx';
import { openDownlines } from './open-team.ts';

interface TeamTableProps {
  accounts: readonly TeamAccount[];
  currency: Currency;
}

/** Accounts of a team with what they have, what stands below them, and when they were last there. */
export function TeamTable({ accounts, currency }: TeamTableProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  const columns: Column<TeamAccount>[] = [
    { id: 'name', label: t`Account name`, renderCell: (account) => <Name account={account} /> },
    {
      id: 'type',
      label: t`Type`,
      renderCell: ({ type }) => (type === 0 ? t`Member` : t`Agent`),
    },
    {
      id: 'balance',
      label: t`Balance`,
      renderCell: ({ balanceMinor }) => moneyText(balanceMinor, currency),
      figure: true,
    },
    {
      id: 'downlines',
      label: t`Downlines`,
      renderCell: ({ downlineCount }) => i18n.number(downlineCount),
      figure: true,
    },
    {
      id: 'team',
      label: t`Team balance`,
      renderCell: ({ teamBalanceMinor }) => moneyText(teamBalanceMinor, currency),
      figure: true,
    },
    {
      id: 'registered',
      label: t`Registered`,
      renderCell: ({ registeredAt }) => dateText(registeredAt, timeZone, i18n.locale),
    },
    {
      id: 'seen',
      label: t`Last login`,
      renderCell: (account) => <LastLogin account={account} timeZone={timeZone} />,
    },
  ];
  return (
    <FigureTable
      label={t`Accounts`}
      columns={columns}
      rows={accounts}
      keyOf={({ username }) => username}
    />
  );
}

/** Whoever has downlines leads to them. */
function Name({ account: { username, downlineCount, online } }: { account: TeamAccount }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {downlineCount > 0 ? (
        <Link
          to="."
          search={openDownlines(username)}
          resetScroll={false}
          activeProps={{}}
          aria-label={t`Downlines of ${username}`}
          className="break-all text-accent-strong underline"
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

function LastLogin({ account, timeZone }: { account: TeamAccount; timeZone: string }) {
  const { lastLoginAt, daysAway } = account;
  return (
    <span className="flex flex-col max-md:items-end">
      <span className="tabular">
        {lastLoginAt === null ? <Trans>Never</Trans> : stampText(lastLoginAt, timeZone)}
      </span>
      {daysAway > 0 && (
        <span className="text-12 text-muted">
          <Plural value={daysAway} one="# day away" other="# days away" />
        </span>
      )}
    </span>
  );
}
