/**
 * The records of a member with very many rows: how long the operator takes for the first page, the last one and one in the
 * middle, and for the first one by another column than time. Through the contract's client in process; no network.
 */
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { LAST_PAGE, type KeyedPages } from '@palpite/contract/paging.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { createOperator, type Operator } from '@palpite/operator';
import { type Browser, createBrowser, createTestAccount } from '@palpite/operator/testing';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Pool } from 'pg';
import { fillRecords } from './record-rows.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const ROWS = 100_000;
const TURNS = 30;
/** How many pages are turned before the measured one in the middle. */
const DEPTH = 20;
const PAGE_BOUND_MS = 30;
const DAY_MS = 86_400_000;

type Ask = (query: { page?: string; pageSize: number }) => Promise<{ pages: KeyedPages }>;

async function times(ask: Ask, page: string | undefined): Promise<number[]> {
  const query = { pageSize: 20, ...(page === undefined ? {} : { page }) };
  // What is compiled and read for the first time is not what is asked here.
  for (let turn = 0; turn < 5; turn += 1) await ask(query);
  const taken: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    await ask(query);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** A place in the middle of a list, as far from its ends as pages of the largest size lead. */
async function middleOf(ask: Ask): Promise<string> {
  let place: string | undefined;
  for (let turn = 0; turn < DEPTH; turn += 1) {
    const query = { pageSize: 100, ...(place === undefined ? {} : { page: place }) };
    place = (await ask(query)).pages.next ?? LAST_PAGE;
  }
  return place ?? LAST_PAGE;
}

async function figuresOf(name: string, ask: Ask, say: (line: string) => void): Promise<Figure[]> {
  const places = { first: undefined, middle: await middleOf(ask), last: LAST_PAGE };
  const figures: Figure[] = [];
  for (const [which, place] of Object.entries(places)) {
    const taken = await times(ask, place);
    say(`  ${name}, ${which} page: ${median(taken).toFixed(1)} ms`);
    figures.push({
      what: `${name}, ${which} page, median`,
      value: median(taken),
      unit: 'ms',
      bound: PAGE_BOUND_MS,
      note: `p90 ${percentile(taken, 90).toFixed(1)} ms, ${ROWS} rows`,
    });
  }
  return figures;
}

async function measureOn(operator: Operator, owner: Pool, say: (line: string) => void) {
  await operator.migrate();
  await operator.seed();
  const { services } = operator;
  const { id, username } = await createTestAccount(operator, 'palpite', {});
  const now = services.now();
  await fillRecords(owner, { accountId: id, rows: ROWS, now });
  say(`  ${ROWS} rows in each record`);
  const browser: Browser = createBrowser(operator, { now }, {});
  await browser.login(username);
  // Days in UTC: two of them hold the last hours, wherever the brand's own day begins.
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = { from: dayAt(now.getTime() - DAY_MS), to: dayAt(now.getTime()) };
  const { client } = browser;
  const bets: Ask = (query) => client.call(endpoints.bet.list, { query: { ...days, ...query } });
  const moves: Ask = (query) =>
    client.call(endpoints.movement.list, { query: { ...days, ...query } });
  const deposits: Ask = (query) => client.call(endpoints.deposit.list, { query });
  return [
    ...(await figuresOf('Betting record', bets, say)),
    ...(await figuresOf('Account record', moves, say)),
    ...(await figuresOf('Deposits', deposits, say)),
  ];
}

export const records: Part = {
  name: 'records',
  title: `Records of a member with ${ROWS} rows in each`,
  async measure(say) {
    const folder = await temporaryFolder('records');
    const server = await startPostgres({ dataDirectory: join(folder.path, 'database') });
    try {
      await createDatabase(server, 'bench');
      const owner = new Pool({ connectionString: server.url('bench') });
      const operator = await createOperator({
        databaseUrl: server.url('bench'),
        dataDirectory: join(folder.path, 'data'),
        publicOrigins: ['http://localhost:3000'],
        gamesOrigin: 'http://localhost:3001',
        logLevel: 'error',
        demoAccounts: false,
        picturesAhead: false,
        limits: { generalPerMinute: 1_000_000 },
      });
      try {
        return await measureOn(operator, owner, say);
      } finally {
        await owner.end();
        await operator.close();
      }
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
