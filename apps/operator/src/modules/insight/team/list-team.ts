import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { TeamPart, TeamSort } from '@palpite/contract/team.ts';
import { type AccountType, foldUsername, GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { PoolClient } from 'pg';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { readPeriod, sliceOf } from '../report/report-period.ts';
import { mainWalletSql } from '#modules/money/index.ts';
import { inTurn, teamHandler } from './in-turn.ts';
import { PART_SQL, TEAM, type TeamQuestion, teamParameters, WHOLE_TEAM } from './team-sql.ts';

/**
 * A page of the accounts below the caller, or below one of the caller's team. An account of another team gets the same
 * answer as an unknown name.
 */
export const teamList = teamHandler(endpoints.team.list, {
  answer: (call) => inTurn(call, (client) => readList(call, client)),
});

async function readList(call: PreparedCall<typeof endpoints.team.list>, client: PoolClient) {
  const { session, query, brand, now } = call;
  const period = readPeriod(call);
  const path = await pathTo(client, session, brand.code, query.downline ?? session.username);
  const target = path.at(-1);
  if (target === undefined) throw new ContractError('not_found');
  const asked: TeamQuestion = {
    accountId: target.id,
    now,
    period,
    depth: query.part === undefined ? 1 : WHOLE_TEAM,
  };
  const { limit, offset } = sliceOf(query);
  const { rows } = await client.query<Row>(pageSql(query), [
    ...teamParameters(asked),
    limit,
    offset,
  ]);
  // A page past the end has no row that could carry the total.
  const totalRows = rows[0]?.total ?? (await countOf(client, asked, query.part));
  return {
    currency: brand.currency,
    path: path.map(({ username }) => username),
    rows: rows.map(accountOf),
    period: period.shown,
    totalRows,
    totalPages: Math.ceil(totalRows / limit),
  };
}

interface Step {
  readonly id: number;
  readonly username: string;
}

const PATH = `
  with recursive up as (
    select id, username, upline_id, 0 as depth from operator.account
    where brand_code = $1 and username_key = $2 and type <> ${GUEST_ACCOUNT_TYPE}
    union all
    select a.id, a.username, a.upline_id, up.depth + 1
    from up join operator.account a on a.id = up.upline_id
    where up.id <> $3 and up.depth < ${WHOLE_TEAM}
  )
  select id::int8 as id, username from up order by depth desc`;

/** From the caller down to the account of that name; empty when it is neither the caller's nor below. */
async function pathTo(
  client: PoolClient,
  { accountId }: { readonly accountId: number },
  brandCode: string,
  username: string,
): Promise<readonly Step[]> {
  const { rows } = await client.query<{ id: string; username: string }>(PATH, [
    brandCode,
    foldUsername(username),
    accountId,
  ]);
  const steps = rows.map((row) => ({ id: Number(row.id), username: row.username }));
  return steps[0]?.id === accountId ? steps : [];
}

const COLUMNS: Record<TeamSort, string> = {
  registered: 'created_at',
  name: 'username_key',
  seen: 'seen_at',
};

interface Listing {
  readonly part?: TeamPart | undefined;
  readonly sort?: TeamSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

const listed = (part: TeamPart | undefined) => (part === undefined ? 'true' : PART_SQL[part]);

async function countOf(
  client: PoolClient,
  asked: TeamQuestion,
  part: TeamPart | undefined,
): Promise<number> {
  const { rows } = await client.query<{ total: number }>(
    `with recursive ${TEAM} select count(*)::int as total from seen s where ${listed(part)}`,
    teamParameters(asked),
  );
  return rows[0]?.total ?? 0;
}

/** The page, each row with the size of its team. Only names from the contract's lists reach the statement. */
function pageSql({ part, sort = 'registered', direction = 'desc' }: Listing): string {
  const way = direction === 'asc' ? 'asc' : 'desc';
  const order = `${COLUMNS[sort]} ${way}, id ${way}`;
  return `with recursive ${TEAM},
  page as (
    select s.*, count(*) over ()::int as total from seen s
    where ${listed(part)}
    order by ${order} limit $6 offset $7
  )
  select p.username, p.type::int as type, p.created_at, p.last_login_at, p.online, p.total,
         floor(extract(epoch from p.now - p.seen_at) / 86400)::int as days_away,
         ledger.balance_of(${mainWalletSql('p.id')})::text as balance,
         below.downlines, below.balance as team_balance
  from page p
  cross join lateral (
    with recursive down as (
      select a.id, 1 as depth from operator.account a
      where a.upline_id = p.id and a.type <> ${GUEST_ACCOUNT_TYPE}
      union all
      select a.id, down.depth + 1 from down
      join operator.account a on a.upline_id = down.id and a.type <> ${GUEST_ACCOUNT_TYPE}
      where down.depth < ${WHOLE_TEAM}
    )
    select count(*) filter (where depth = 1)::int as downlines,
           coalesce(sum(ledger.balance_of(${mainWalletSql('down.id')})), 0)::text as balance
    from down
  ) below
  order by ${order}`;
}

interface Row {
  readonly username: string;
  readonly type: AccountType;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly online: boolean;
  readonly total: number;
  readonly days_away: number;
  readonly balance: string;
  readonly downlines: number;
  readonly team_balance: string;
}

function accountOf(row: Row) {
  return {
    username: row.username,
    type: row.type,
    balanceMinor: row.balance,
    downlineCount: row.downlines,
    teamBalanceMinor: row.team_balance,
    registeredAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    daysAway: Math.max(0, row.days_away),
    online: row.online,
  };
}
