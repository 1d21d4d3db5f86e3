import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { TEAM_PER_PAGE, type TeamPart, type TeamSort } from '@palpite/contract/team.ts';
import { type AccountType, GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { PoolClient } from 'pg';
import { handler } from '../http/handler.ts';
import { foldUsername } from '../session/username.ts';
import { mainWalletSql } from '../wallet/accounts.ts';
import { NO_RANGE, type TeamRange, teamRange } from './team-range.ts';
import { PART_SQL, TEAM, type TeamQuestion, teamParameters, WHOLE_TEAM } from './team-sql.ts';

/** A page of the accounts below the caller, or below one of the caller's team. Nobody else's is told from nobody's. */
export const teamList = handler(
  endpoints.teamList,
  async ({ session, query, merchant, client, now }) => {
    const { pageNo = 1, pageSize = TEAM_PER_PAGE, part, from, to, sort = 'newest' } = query;
    const range = rangeOf(merchant.timeZone, part, from, to);
    const path = await pathTo(client, session, merchant.code, query.downline ?? session.username);
    const target = path.at(-1);
    if (target === undefined) throw new ContractError('not_found');
    const asked: TeamQuestion = {
      accountId: target.id,
      now,
      ...range,
      depth: part === undefined ? 1 : WHOLE_TEAM,
    };
    const { rows } = await client.query<Row>(pageSql(part, sort), [
      ...teamParameters(asked),
      pageSize,
      (pageNo - 1) * pageSize,
    ]);
    const total = rows[0]?.total ?? 0;
    return {
      currency: merchant.currency,
      path: path.map(({ username }) => username),
      list: rows.map(accountOf),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
);

/** @throws ContractError invalid_request, where the part that is asked for is about a range */
function rangeOf(timeZone: string, part?: TeamPart, from?: string, to?: string): TeamRange {
  const needed = part === 'joined' || part === 'active';
  return needed ? teamRange(timeZone, from ?? '', to ?? '') : NO_RANGE;
}

interface Step {
  readonly id: number;
  readonly username: string;
}

const PATH = `
  with recursive up as (
    select id, username, upline_id, 0 as depth from operator.account
    where merchant = $1 and username_key = $2 and type <> ${GUEST_ACCOUNT_TYPE}
    union all
    select a.id, a.username, a.upline_id, up.depth + 1
    from up join operator.account a on a.id = up.upline_id
    where up.id <> $3 and up.depth < ${WHOLE_TEAM}
  )
  select id::int8 as id, username from up order by depth desc`;

/** From the caller down to the account of that name; empty when it is not the caller's, nor below. */
async function pathTo(
  client: PoolClient,
  { accountId }: { readonly accountId: number },
  merchant: string,
  username: string,
): Promise<readonly Step[]> {
  const { rows } = await client.query<{ id: string; username: string }>(PATH, [
    merchant,
    foldUsername(username),
    accountId,
  ]);
  const steps = rows.map((row) => ({ id: Number(row.id), username: row.username }));
  return steps[0]?.id === accountId ? steps : [];
}

const ORDERS: Record<TeamSort, string> = {
  newest: 'created_at desc, id desc',
  name: 'username_key, id',
  away: 'seen_at, id',
};

/** The page, each row with what stands below it. */
const pageSql = (part: TeamPart | undefined, sort: TeamSort) => `with recursive ${TEAM},
  page as (
    select s.*, count(*) over ()::int as total from seen s
    where ${part === undefined ? 'true' : PART_SQL[part]}
    order by ${ORDERS[sort]} limit $6 offset $7
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
  order by ${ORDERS[sort]}`;

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
