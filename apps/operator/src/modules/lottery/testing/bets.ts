import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import type { BetLeaf } from '@palpite/lottery/merkle.ts';
import { type DrawRecord, verifyDraw } from '@palpite/lottery/verify.ts';
import type { Pool } from 'pg';
import type { Operator } from '#app.ts';
import { makeAhead } from '@palpite/work/calendar.ts';
import type { Browser } from '#testing/operator.ts';

/** A test's operator, or a bench's, with a clock that it sets. */
export interface DrawingOperator extends Pick<Operator, 'services' | 'modules' | 'worker'> {
  readonly clock: { now: Date; isSet(): Promise<unknown> };
  /** The owner's. */
  readonly database: { readonly pool: Pool };
}

/** Makes the issues of the time to come, as a started operator does. */
export async function makeIssues(operator: DrawingOperator): Promise<void> {
  await operator.clock.isSet();
  const { pool, work } = operator.services;
  const needs = { pool, queue: work, clock: () => operator.clock.now };
  for (const calendar of operator.modules.lottery.calendars ?? []) await makeAhead(needs, calendar);
}

/** Leaves the draws of all other games undone, for tests that need not wait for them. */
export async function playOnly(
  { database }: DrawingOperator,
  gameCodes: readonly string[],
): Promise<void> {
  await database.pool.query('update operator.lottery_game set maintenance = code <> all($1)', [
    gameCodes,
  ]);
  await database.pool.query(
    "delete from operator.work where kind like 'lottery.%' and payload ->> 'gameCode' <> all($1)",
    [gameCodes],
  );
}

export const issueOf = (browser: Browser, gameCode: string) =>
  browser.client.call(endpoints.lottery.getIssue, { query: { gameCode } });

/** The number of the issue on sale. */
export async function numeroOf(browser: Browser, gameCode: string): Promise<string> {
  const { onSale } = await issueOf(browser, gameCode);
  if (onSale === null) throw new Error(`nothing of ${gameCode} is on sale`);
  return onSale.numero;
}

/** Goes on to an instant and does all work that is due by then. */
export async function workUntil(
  operator: DrawingOperator,
  instant: string,
  atOnce = 1,
): Promise<void> {
  operator.clock.now = new Date(instant);
  await operator.clock.isSet();
  await operator.worker.drain(atOnce);
}

/** Lets the issue on sale be closed, drawn and settled. @returns its number */
export async function drawIssue(
  operator: DrawingOperator,
  browser: Browser,
  gameCode: string,
  atOnce = 1,
): Promise<string> {
  const { onSale } = await issueOf(browser, gameCode);
  if (onSale === null) throw new Error(`nothing of ${gameCode} is on sale`);
  await workUntil(operator, onSale.closesAt, atOnce);
  await workUntil(operator, onSale.drawsAt, atOnce);
  return onSale.numero;
}

type Slip = BodyInput<typeof endpoints.lottery.placeSlip>;
type Line = Slip['lines'][number];

/** A line at a prize level. */
export const lineAt = (prizeLevel: number, ...words: Parameters<typeof line>): Line => ({
  ...line(...words),
  prizeLevel,
});

/** A line whose areas are written as words. */
export const line = (
  gameCode: string,
  numero: string,
  play: string,
  areas: string,
  unitMinor = '100',
): Line => ({ gameCode, numero, play, selection: selected(areas), unitMinor });

const selected = (areas: string): Line['selection'] => ({
  areas: areas.split('|').map((area) => area.split(' ').filter((symbol) => symbol !== '')),
  bankers: [],
  tickets: [],
});

export const placeSlip = (
  { client }: Browser,
  lines: Line[],
  totalMinor: number,
  idempotencyKey: string = randomUUID(),
) =>
  client.call(endpoints.lottery.placeSlip, {
    body: { lines, totalMinor: String(totalMinor) },
    idempotencyKey,
  });

export const cancelBet = ({ client }: Browser, order: string) =>
  client.call(endpoints.lottery.cancelBet, { body: { order }, idempotencyKey: randomUUID() });

export const receiptOf = ({ client }: Browser, order: string) =>
  client.call(endpoints.lottery.getReceipt, { query: { order } });

type Answer = Awaited<ReturnType<typeof receiptOf>>;

/** The published draw of a receipt, as the verify page hands it to `verifyDraw`. @throws Error before it is drawn */
export function drawRecord({ proof }: Pick<Answer, 'proof'>): DrawRecord {
  const { root, betCount } = proof;
  if (root === null || betCount === null) throw new Error('the issue is not closed');
  return { ...proof, root, betCount };
}

/** The steps of a receipt's check, with how each ended. */
export function verified(answer: Answer): readonly (readonly [string, boolean])[] {
  const { leaf, inclusion } = answer;
  const receipt =
    leaf && inclusion ? { receipt: { leaf: leaf satisfies BetLeaf, ...inclusion } } : {};
  return verifyDraw(drawRecord(answer), receipt).map(({ step, ok }) => [step, ok] as const);
}

export async function balanceOf({ client }: Browser): Promise<number> {
  return Number((await client.call(endpoints.wallet.getBalance)).sumBalance);
}

/** What the main wallet of an account that has played has; for tests that outlast its session. */
export async function walletOf(
  { services }: Pick<DrawingOperator, 'services'>,
  accountId: number | null,
): Promise<number> {
  const { rows } = await services.pool.query<{ minor: string }>(
    `select a.balance_minor::text as minor from operator.stake_gate g
     join ledger.account a on a.account_id = g.credits[1] where g.account_id = $1`,
    [accountId],
  );
  return Number(rows[0]?.minor);
}

export interface ChaseAsked {
  readonly gameCode: string;
  readonly numero: string;
  /** Of the play big, small, odd, even of the dice. */
  readonly choices: string;
  readonly multiples: number[];
  readonly stopOnWin?: boolean;
  readonly totalMinor?: number;
  readonly prizeLevel?: number;
}

/** A chase on the sum of the dice, a hundred minor units for each choice at multiple 1. */
export function placeChase({ client }: Browser, asked: ChaseAsked) {
  const { gameCode, numero, choices, multiples, stopOnWin = false, prizeLevel } = asked;
  const units = choices.split(' ').length * multiples.reduce((sum, each) => sum + each, 0);
  const { play, selection, unitMinor } = line(gameCode, numero, 'sum-size', choices);
  return client.call(endpoints.lottery.placeChase, {
    body: {
      gameCode,
      numero,
      lines: [{ play, selection, unitMinor, prizeLevel }],
      multiples,
      stopOnWin,
      totalMinor: String(asked.totalMinor ?? units * 100),
    },
    idempotencyKey: randomUUID(),
  });
}

export const stopChase = ({ client }: Browser, chaseId: string) =>
  client.call(endpoints.lottery.stopChase, { body: { chaseId }, idempotencyKey: randomUUID() });

export async function chasesOf({ client }: Browser) {
  return (await client.call(endpoints.lottery.listChases, { query: {} })).list;
}
