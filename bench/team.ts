/**
 * Reports on a large team, and the turnover of its heaviest member, out of the read models. TEAM_MEMBERS and TEAM_ROUNDS make
 * it smaller, to try it.
 */
import { endpoints } from '@palpite/contract';
import type { Operator } from '@palpite/operator';
import {
  type Browser,
  createBrowser,
  createTestAccount,
  TEST_PASSWORD,
} from '@palpite/operator/testing';
import type { Pool } from 'pg';
import { withOperator } from './bench-operator.ts';
import { type Figure, type Part, percentile } from './result.ts';
import { seedTeam } from './team-seed.ts';

const MEMBERS = Number(process.env.TEAM_MEMBERS ?? 100_000);
const ROUNDS = Number(process.env.TEAM_ROUNDS ?? 5_000_000);
const OVERVIEW_BOUND_MS = 50;
const TURNOVER_BOUND_MS = 10;
/** Periods of a report, each a day earlier than the one before: no answer is from memory. */
const PERIODS = 30;
const HOUR_MS = 3_600_000;
/** The brand's days begin three hours after those of UTC. */
const ZONE_HOURS = 3;
const LIMITS = {
  teamPerMinute: 100_000,
  generalPerMinute: 1_000_000,
  loginPerAddressPerMinute: 1_000,
};

async function times(count: number, call: (at: number) => Promise<unknown>): Promise<number> {
  await call(0);
  const took: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const began = performance.now();
    await call(at);
    took.push(performance.now() - began);
  }
  return percentile(took, 95);
}

/** A report's longest period, so many days before today. */
function period(at: number) {
  const now = Date.now() - ZONE_HOURS * HOUR_MS;
  const day = (before: number) => new Date(now - before * 24 * HOUR_MS).toISOString().slice(0, 10);
  return { from: day(at + 34), to: day(at) };
}

async function signIn(operator: Operator, username: string, side: 'member' | 'agent') {
  const browser = createBrowser(operator, { now: new Date() }, {});
  const { token, user } = await browser.client.call(endpoints.session.login, {
    body: { type: 'username', username, password: TEST_PASSWORD, side },
  });
  browser.token = token;
  browser.accountId = Number(user.id);
  return browser;
}

async function read(agent: Browser, heavy: Browser): Promise<Figure[]> {
  const figure = (what: string, value: number, bound?: number): Figure => ({
    what: `${what}, p95`,
    value,
    unit: 'ms',
    ...(bound === undefined ? {} : { bound }),
  });
  const overview = await times(PERIODS, (at) =>
    agent.client.call(endpoints.team.getOverview, { query: period(at) }),
  );
  const direct = await times(PERIODS, () =>
    agent.client.call(endpoints.team.list, { query: { pageSize: 50 } }),
  );
  const all = await times(PERIODS, (at) =>
    agent.client.call(endpoints.team.list, {
      query: { part: 'members', pageSize: 50, ...period(at) },
    }),
  );
  const active = await times(PERIODS, (at) =>
    agent.client.call(endpoints.team.list, {
      query: { part: 'active', pageSize: 50, ...period(at) },
    }),
  );
  const turnover = await times(PERIODS, () => heavy.client.call(endpoints.turnover.get));
  const record = await times(PERIODS, (at) =>
    heavy.client.call(endpoints.bet.list, { query: period(at) }),
  );
  const totals = await times(PERIODS, (at) =>
    heavy.client.call(endpoints.bet.getTotals, { query: period(at) }),
  );
  return [
    figure('Overview of 35 days', overview, OVERVIEW_BOUND_MS),
    figure('A page of the direct downlines', direct),
    figure('A page of all members', all),
    figure('A page of those who played in 35 days', active),
    figure('Turnover of the heaviest member, required 69 days ago', turnover, TURNOVER_BOUND_MS),
    figure('A page of the betting record of the heaviest member, 35 days', record),
    figure('Totals of that betting record', totals),
  ];
}

async function measureOn(operator: Operator, owner: Pool, say: (line: string) => void) {
  const agent = await createTestAccount(operator, 'palpite', { type: 1 });
  const heavy = await createTestAccount(operator, 'palpite', { uplineId: agent.id });
  const began = performance.now();
  await seedTeam(owner, { members: MEMBERS, rounds: ROUNDS }, { agent: agent.id, heavy: heavy.id });
  say(`  written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const counting = performance.now();
  const { rows } = await owner.query<{ acts: string }>('select operator.rebuild_tally() as acts');
  if (Number(rows[0]?.acts) !== ROUNDS) throw new Error(`${rows[0]?.acts} of ${ROUNDS} counted`);
  const rebuildSeconds = (performance.now() - counting) / 1_000;
  say(`  read models counted in ${rebuildSeconds.toFixed(0)} s`);
  await owner.query('vacuum analyze');
  return [
    ...(await read(
      await signIn(operator, agent.username, 'agent'),
      await signIn(operator, heavy.username, 'member'),
    )),
    { what: 'Rebuild of the read models', value: rebuildSeconds, unit: 's' },
  ];
}

export const team: Part = {
  name: 'team',
  title: `A team of ${MEMBERS} members in a tree of eight levels, ${ROUNDS} rounds in 70 days`,
  measure: (say) => withOperator(({ operator, owner }) => measureOn(operator, owner, say), LIMITS),
};
