import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { REPORT_PAGE_SIZE } from '@palpite/contract/report.ts';
import type { TeamPart, TeamSort } from '@palpite/contract/team.ts';
import { type AccountType, foldUsername } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { readPeriod } from '../report/report-period.ts';
import { mainWalletSql } from '#modules/money/index.ts';
import { type KeyColumn, type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { type KeysetText, keysetText } from '#kernel/paging/keyset-text.ts';
import { inTurn, teamHandler } from './in-turn.ts';
import {
  lastLogin,
  onlineOf,
  PART_SQL,
  TEAM,
  type TeamQuestion,
  teamParameters,
  WHOLE_TEAM,
} from './team-sql.ts';
import { totalOf } from './team-total.ts';

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
  const page = keysetPage(orderOf(query), query, REPORT_PAGE_SIZE);
  const own = [...teamParameters(asked), page.limit];
  const text = keysetText(page, own.length);
  const found = await client.query<Row>(pageSql(query, text), [...own, ...text.values]);
  const { rows, pages } = page.answer(found.rows);
  const totalRows = await totalOf(client, asked, query.part);
  return {
    currency: brand.currency,
    path: path.map(({ username }) => username),
    rows: rows.map(accountOf),
    period: period.shown,
    totalRows,
    pages,
  };
}

interface Step {
  readonly id: number;
  readonly username: string;
}

const PATH = `
  with target as (
    select id from operator.account where brand_code = $1 and username_key = $2
  ), line as (
    select id, 0 as depth from target
    union all
    select c.ancestor_id, c.depth from target join operator.team_closure c on c.descendant_id = target.id
  )
  select line.id::int8 as id, a.username from line
  join operator.account a on a.id = line.id
  where line.depth <= (select depth from line where id = $3)
  order by line.depth desc`;

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

const COLUMNS: Record<TeamSort, KeyColumn> = {
  registered: { by: sql.raw('created_at'), type: 'instant' },
  name: { by: sql.raw('username_key'), type: 'text' },
  seen: { by: sql.raw('seen_at'), type: 'instant' },
};

interface Listing {
  readonly part?: TeamPart | undefined;
  readonly sort?: TeamSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

function orderOf({ sort = 'registered', direction = 'desc' }: Listing): Keyset {
  const unique: KeyColumn = { by: sql.raw('id'), type: 'number' };
  return { name: `team ${sort}`, columns: [COLUMNS[sort], unique], direction };
}

/** The page, each row with the size of its team. Only names from the contract's lists reach the statement. */
function pageSql({ part, sort }: Listing, { where, orderBy, key }: KeysetText): string {
  const seenAt = `coalesce((${lastLogin('t')}), t.created_at) as seen_at`;
  return `with ${TEAM},
  listed as (
    select t.*${sort === 'seen' ? `, ${seenAt}` : ''} from team t
    where ${part === undefined ? 'true' : PART_SQL[part]}
  ),
  page as (
    select *, ${key} as key from listed where ${where} order by ${orderBy} limit $8
  )
  select p.username, p.type::int as type, p.created_at, l.at as last_login_at, ${onlineOf('p')} as online, p.key,
         floor(extract(epoch from $2 - coalesce(l.at, p.created_at)) / 86400)::int as days_away,
         ledger.balance_of(${mainWalletSql('p.id')})::text as balance,
         (select count(*)::int from operator.team_closure c
           where c.ancestor_id = p.id and c.depth = 1) as downlines,
         coalesce((select b.balance_minor from operator.agent_balance b where b.agent_id = p.id), 0)::text
           as team_balance
  from page p
  left join lateral (${lastLogin('p')}) l on true
  order by ${orderBy}`;
}

interface Row {
  readonly username: string;
  readonly type: AccountType;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly online: boolean;
  readonly key: readonly string[];
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
