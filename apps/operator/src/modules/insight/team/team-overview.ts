import { endpoints } from '@palpite/contract';
import { addDays, daysBetween, type GameCategory } from '@palpite/domain';
import type { PoolClient } from 'pg';
import { type EsportsVendors, offeredProductText } from '#modules/catalogue/index.ts';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { inTurn, teamHandler } from './in-turn.ts';
import { peopleOf } from './team-people.ts';
import { WHOLE_TEAM } from './team-sql.ts';

type OverviewCall = PreparedCall<typeof endpoints.team.getOverview>;

/** The caller's team and its activity, by days of the read models: what was decided on a day, as posted. */
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
  const { accountId } = session;
  const { from, to } = period.shown;
  const asked = { accountId, now, period, depth: WHOLE_TEAM };
  const { behindSince, ...people } = await peopleOf(client, asked);
  const played = await playOf(client, accountId, period, brand.settings.esportsVendors);
  const products = [...groupedBy(played, ({ category }) => category)];
  const days = groupedBy(played, ({ day }) => day);
  return {
    currency: brand.currency,
    asOf: (behindSince !== null && behindSince < now ? behindSince : now).toISOString(),
    period: period.shown,
    ...people,
    ...totalOf(played),
    products: products
      .map(([category, rows]) => ({ category, ...totalOf(rows) }))
      .toSorted((one, other) => Number(BigInt(other.stakeMinor) - BigInt(one.stakeMinor))),
    days: eachDay(from, to).map((day) => ({ day, ...totalOf(days.get(day) ?? []) })),
  };
}

interface Played {
  readonly category: GameCategory;
  readonly day: string;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
}

const PLAYED = `
  select ${offeredProductText('d', '$4::text[]')} as category, to_char(d.day, 'YYYY-MM-DD') as day,
    sum(d.captured_minor)::text as stake, sum(d.valid_minor)::text as valid, sum(d.payout_minor)::text as payout
  from operator.agent_day d
  where d.agent_id = $1 and d.day between $2::date and $3::date
  group by 1, 2`;

/** The team's play, a row for each product and day that has any. */
async function playOf(
  client: PoolClient,
  accountId: number,
  { shown }: AskedPeriod,
  esportsVendors: EsportsVendors,
): Promise<readonly Played[]> {
  const parameters = [accountId, shown.from, shown.to, [...esportsVendors]];
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
