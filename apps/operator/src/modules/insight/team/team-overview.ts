import { endpoints } from '@palpite/contract';
import { TEAM_PARTS, type TeamPart } from '@palpite/contract/team.ts';
import { addDays, daysBetween, type GameCategory } from '@palpite/domain';
import type { PoolClient } from 'pg';
import { type EsportsVendors, offeredCategoryText } from '#modules/play/index.ts';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { mainWalletSql } from '#modules/money/index.ts';
import { inTurn, teamHandler } from './in-turn.ts';
import {
  depositsOf,
  PART_SQL,
  roundsOf,
  TEAM,
  type TeamQuestion,
  teamParameters,
  WHOLE_TEAM,
} from './team-sql.ts';

type OverviewCall = PreparedCall<typeof endpoints.team.getOverview>;

/** The caller's team and its activity, computed from current accounts, sessions, balances and rounds. */
export const teamGetOverview = teamHandler(endpoints.team.getOverview, {
  answer(call) {
    const { own, session } = call;
    const period = readPeriod(call);
    const name = JSON.stringify([session.accountId, period.shown.from, period.shown.to]);
    return own.teamOverviews.get(name, () => inTurn(call, (client) => addUp(call, client, period)));
  },
});

async function addUp(call: OverviewCall, client: PoolClient, period: AskedPeriod) {
  const { session, brand, now } = call;
  const { from, to } = period.shown;
  const asked: TeamQuestion = {
    accountId: session.accountId,
    now,
    period,
    depth: WHOLE_TEAM,
  };
  const { balance, ...counts } = await peopleOf(client, asked);
  const played = await playOf(client, asked, brand.timeZone, call.brand.settings.esportsVendors);
  const products = [...groupedBy(played, ({ category }) => category)];
  const days = groupedBy(played, ({ day }) => day);
  return {
    currency: brand.currency,
    asOf: now.toISOString(),
    period: period.shown,
    counts,
    balanceMinor: balance,
    ...(await paidOf(client, asked)),
    ...totalOf(played),
    products: products
      .map(([category, rows]) => ({ category, ...totalOf(rows) }))
      .toSorted((one, other) => Number(BigInt(other.stakeMinor) - BigInt(one.stakeMinor))),
    days: eachDay(from, to).map((day) => ({ day, ...totalOf(days.get(day) ?? []) })),
  };
}

const COUNTS = TEAM_PARTS.map(
  (part) => `count(*) filter (where ${PART_SQL[part]})::int as "${part}"`,
).join(', ');

const PEOPLE = `with recursive ${TEAM}
  select ${COUNTS}, coalesce(sum(ledger.balance_of(${mainWalletSql('s.id')})), 0)::text as balance
  from seen s`;

type People = Record<TeamPart, number> & { readonly balance: string };

async function peopleOf(client: PoolClient, asked: TeamQuestion): Promise<People> {
  const { rows } = await client.query<People>(PEOPLE, teamParameters(asked));
  const [people] = rows;
  if (people === undefined) throw new Error('a sum has one row');
  return people;
}

const PAID = `with recursive ${TEAM}
  select (
    select coalesce(sum(d.credited_minor), 0)::text
    from team t cross join asked join operator.deposit_order d on ${depositsOf('t')}
    where d.ended_at >= asked.begins and d.ended_at < asked.ends
  ) as "depositMinor", (
    select coalesce(sum(w.amount_minor), 0)::text
    from team t cross join asked
    join operator.withdrawal w on w.account_id = t.id
    join operator.withdrawal_event e on e.withdrawal_id = w.id and e.event = 'paid'
    where e.at >= asked.begins and e.at < asked.ends
  ) as "withdrawalMinor"`;

interface Paid {
  readonly depositMinor: string;
  readonly withdrawalMinor: string;
}

/** Deposits and withdrawals in the range. A payout that was sent again belongs to the same withdrawal, paid once. */
async function paidOf(client: PoolClient, asked: TeamQuestion): Promise<Paid> {
  const { rows } = await client.query<Paid>(PAID, teamParameters(asked));
  const [paid] = rows;
  if (paid === undefined) throw new Error('a sum has one row');
  return paid;
}

interface Played {
  readonly category: GameCategory;
  readonly day: string;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
}

const PLAYED = `with recursive ${TEAM}
  select ${offeredCategoryText('g', '$7::text[]')} as category,
         to_char(r.opened_at at time zone $6::text, 'YYYY-MM-DD') as day,
         sum(r.stake_minor)::text as stake,
         coalesce(sum(r.stake_minor) filter (where r.status = 'settled'), 0)::text as valid,
         sum(r.payout_minor)::text as payout
  from team t
  cross join asked
  join operator.game_round r on ${roundsOf('t', 'asked')}
  join operator.game g on g.node_id = r.node_id
  group by 1, 2`;

/** The team's play, a row for each product and day that has any. */
async function playOf(
  client: PoolClient,
  asked: TeamQuestion,
  timeZone: string,
  esportsVendors: EsportsVendors,
): Promise<readonly Played[]> {
  const parameters = [...teamParameters(asked), timeZone, [...esportsVendors]];
  const { rows } = await client.query<Played>(PLAYED, parameters);
  return rows;
}

function groupedBy<Key>(
  played: readonly Played[],
  keyOf: (row: Played) => Key,
): Map<Key, Played[]> {
  const groups = new Map<Key, Played[]>();
  for (const row of played) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function totalOf(played: readonly Played[]) {
  const sum = (amountOf: (row: Played) => string) =>
    played.reduce((total, row) => total + BigInt(amountOf(row)), 0n).toString();
  return {
    stakeMinor: sum(({ stake }) => stake),
    validStakeMinor: sum(({ valid }) => valid),
    payoutMinor: sum(({ payout }) => payout),
  };
}

function eachDay(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
}
