/**
 * The records of a member with very many rows: how long the operator takes for the first page, the last one and one in the
 * middle, and for what all pages add up to. Through the contract's client in process; no network.
 */
import { endpoints } from '@palpite/contract';
import { type KeyedPages, LAST_PAGE } from '@palpite/contract/paging.ts';
import type { Operator } from '@palpite/operator';
import { type Browser, createBrowser, createTestAccount } from '@palpite/operator/testing';
import type { Pool } from 'pg';
import { withOperator } from './bench-operator.ts';
import { fillRecords } from './record-rows.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const ROWS = 100_000;
const TURNS = 30;
/** How many pages are turned before the measured one in the middle. */
const DEPTH = 20;
const PAGE_BOUND_MS = 30;
const DAY_MS = 86_400_000;

type Ask = (query: { page?: string; pageSize: number }) => Promise<{ pages: KeyedPages }>;

async function times(ask: () => Promise<unknown>): Promise<number[]> {
  // What is compiled and read for the first time is not what is asked here.
  for (let turn = 0; turn < 5; turn += 1) await ask();
  const taken: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    await ask();
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

async function figureOf(
  what: string,
  ask: () => Promise<unknown>,
  say: (line: string) => void,
): Promise<Figure> {
  const taken = await times(ask);
  say(`  ${what}: ${median(taken).toFixed(1)} ms`);
  return {
    what: `${what}, median`,
    value: median(taken),
    unit: 'ms',
    note: `p90 ${percentile(taken, 90).toFixed(1)} ms, ${ROWS} rows`,
  };
}

async function pagesOf(name: string, ask: Ask, say: (line: string) => void): Promise<Figure[]> {
  const places = { first: undefined, middle: await middleOf(ask), last: LAST_PAGE };
  const figures: Figure[] = [];
  for (const [which, page] of Object.entries(places)) {
    const query = { pageSize: 20, ...(page === undefined ? {} : { page }) };
    const figure = await figureOf(`${name}, ${which} page`, () => ask(query), say);
    figures.push({ ...figure, bound: PAGE_BOUND_MS });
  }
  return figures;
}

async function measureOn(operator: Operator, owner: Pool, say: (line: string) => void) {
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
  const betTotals = () => client.call(endpoints.bet.getTotals, { query: days });
  const moveTotals = () => client.call(endpoints.movement.getTotals, { query: days });
  return [
    ...(await pagesOf('Betting record', bets, say)),
    await figureOf('Betting record, totals', betTotals, say),
    ...(await pagesOf('Account record', moves, say)),
    await figureOf('Account record, totals', moveTotals, say),
    ...(await pagesOf('Deposits', deposits, say)),
  ];
}

export const records: Part = {
  name: 'records',
  title: `Records of a member with ${ROWS} rows in each`,
  measure: (say) =>
    withOperator(({ operator, owner }) => measureOn(operator, owner, say), {
      generalPerMinute: 1_000_000,
    }),
};
