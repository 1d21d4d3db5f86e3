/**
 * No call holds the loop: each call of the contract is sent the largest bodies that its schema takes and those that it
 * refuses, and slips as dear as they get. Reported is the longest stretch in which the operator's event loop ran nothing
 * else, and how long another member's balance takes then. Through the whole operator, without a socket.
 */
import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import { type Browser, createBrowser, createTestAccount } from '@palpite/operator/testing';
import { makeIssues, playOnly } from '@palpite/operator/testing/play';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchOperator, withOperator } from './bench-operator.ts';
import { dearestBodies, dearestQueries, type NamedBody } from './dearest-bodies.ts';
import { chaseOf, GAME, longSlip, refusedSlips, wideSlip } from './dearest-slips.ts';
import { longestStretch } from './loop-probe.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const STRETCH_BOUND_MS = 50;
const BALANCE_BOUND_MS = 100;
/** Each is sent so often, and the median of its stretches counts: a machine with other work stretches some of them. */
const TIMES = 3;
/** What is listed in the table; the others are shorter. */
const LISTED = 15;
const SENDERS = 4;
/** As often as an account may stake. */
const SEND_EVERY_MS = 250;
const BESIDE_SECONDS = 10;
const BALANCE_EVERY_MS = 25;
const BODY_BYTES = { ordinary: 65_536, slip: 524_288, image: 7_100_000 };
const MANY = 1_000_000_000;
const LIMITS = {
  generalPerMinute: MANY,
  moneyPerMinute: MANY,
  codePerMinute: MANY,
  captchaPerMinute: MANY,
  teamPerMinute: MANY,
  chatPerMinute: MANY,
  loginPerAddressPerMinute: MANY,
  namesPerHour: MANY,
  messagesPerHour: MANY,
  linksPerHour: MANY,
};

/** What is sent, and by whom. */
interface Sent {
  readonly endpoint: Endpoint;
  readonly what: string;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Of the member who asks for what was placed. */
  readonly isPlayers?: boolean;
}

/** An act as it goes over the wire: signing and writing it is not the operator's work. */
async function written(
  { operator, clock }: BenchOperator,
  { token }: Browser,
  { endpoint, query, body }: Sent,
): Promise<Request> {
  let request: Request | undefined;
  const fetch = (each: Request) => {
    request = each;
    return new Response('{}', { status: 500 });
  };
  const writer = createBrowser({ services: operator.services, app: { fetch } }, clock, {});
  writer.token = token;
  const act = { query, body } as never;
  await writer.client.call(endpoint, act).catch(() => undefined);
  if (request === undefined) throw new Error(`${endpoint.path} was not written`);
  return request;
}

const answered = async ({ operator }: BenchOperator, request: Request) => {
  const response = await operator.app.fetch(request, { peerAddress: '127.0.0.1' });
  return { status: response.status, text: await response.text() };
};

interface Stretch {
  readonly name: string;
  readonly milliseconds: number;
  readonly note: string;
}

async function stretchOf(bench: BenchOperator, by: Browser, sent: Sent): Promise<Stretch> {
  const taken: number[] = [];
  let answer = { status: 0, text: '' };
  for (let turn = 0; turn < TIMES; turn += 1) {
    const request = await written(bench, by, sent);
    const stretch = await longestStretch(async () => {
      answer = await answered(bench, request);
    });
    taken.push(stretch);
  }
  const code = /"message":"(\w+)"/.exec(answer.text)?.[1] ?? '';
  return {
    name: `${sent.endpoint.method} ${sent.endpoint.path}, ${sent.what}`,
    milliseconds: median(taken),
    note: `${answer.status} ${code}, answer of ${Math.ceil(answer.text.length / 1_000)} kB`,
  };
}

/** An agent, who may make every call. */
async function signedIn(bench: BenchOperator): Promise<Browser> {
  const { operator, clock } = bench;
  const { username } = await createTestAccount(operator, 'palpite', { type: 1 });
  const browser = createBrowser(operator, clock, {});
  await browser.login(username);
  return browser;
}

/** What schemas alone say of a call. */
function bySchema(endpoint: Endpoint): readonly Sent[] {
  const { query, body, bodySize, encrypted } = endpoint;
  const queries = query === undefined ? [] : dearestQueries(query);
  if (body === undefined) {
    const asked: readonly Omit<Sent, 'endpoint'>[] =
      queries.length === 0 ? [{ what: 'as it is' }] : queries;
    return asked.map((each) => ({ endpoint, ...each }));
  }
  const withQuery = queries[0] === undefined ? {} : { query: queries[0].query };
  // Sealed, a body is a third larger.
  const limitBytes = BODY_BYTES[bodySize] * (encrypted ? 0.7 : 1);
  return dearestBodies(body, limitBytes).map((each: NamedBody) => ({
    endpoint,
    ...withQuery,
    ...each,
  }));
}

/** Every call as its schema bounds it. What only reads is asked by a member with many bets. */
async function everyCall(
  bench: BenchOperator,
  player: Browser,
  say: (line: string) => void,
): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  for (const { endpoint, name } of eachEndpoint(endpoints)) {
    const by = endpoint.idempotency === 'safe' ? player : await signedIn(bench);
    for (const sent of bySchema(endpoint)) {
      const stretch = await stretchOf(bench, by, sent);
      stretches.push(stretch);
      if (stretch.milliseconds > STRETCH_BOUND_MS) {
        say(`  ${name}, ${sent.what}: ${stretch.milliseconds.toFixed(0)} ms, ${stretch.note}`);
      }
    }
  }
  return stretches;
}

/** Slips and chases that are priced whole, some of them placed too. */
function slips(numero: string): readonly Sent[] {
  const { placeSlip, placeChase, listBets } = endpoints.lottery;
  const [atPrice, atLine, atAmount] = refusedSlips(numero);
  const chase = chaseOf(numero);
  return [
    { endpoint: placeSlip, what: 'refused for its price', body: atPrice },
    { endpoint: placeSlip, what: 'refused for its last line', body: atLine },
    { endpoint: placeSlip, what: 'refused for its amount', body: atAmount },
    { endpoint: placeSlip, what: 'of the most lines', body: longSlip(numero), isPlayers: true },
    { endpoint: placeSlip, what: 'of the widest lines', body: wideSlip(numero) },
    { endpoint: placeChase, what: 'refused for its price', body: { ...chase, totalMinor: '1' } },
    { endpoint: placeChase, what: 'of the most lines', body: chase },
    { endpoint: listBets, what: 'the largest page', query: { pageSize: 500 }, isPlayers: true },
  ];
}

/** A page of bets each of which has as many numbers as a line takes: a rich member's, written as rows. */
async function widestPage(bench: BenchOperator, player: Browser): Promise<Stretch> {
  const [line] = wideSlip('').lines;
  await bench.owner.query('alter table operator.lottery_bet disable trigger user');
  await bench.owner.query('update operator.lottery_bet set selection = $1 where account_id = $2', [
    line?.selection,
    player.accountId,
  ]);
  await bench.owner.query('alter table operator.lottery_bet enable trigger user');
  const { listBets } = endpoints.lottery;
  return stretchOf(bench, player, {
    endpoint: listBets,
    what: 'the widest',
    query: { pageSize: 500 },
  });
}

/** How long another member's balance takes while several send a dear slip as often as they may, each from when it is due. */
async function balanceBeside(bench: BenchOperator, senders: number, sent: Sent): Promise<number[]> {
  const member = await signedIn(bench);
  const balance = { endpoint: endpoints.wallet.getBalance, what: 'balance' };
  const count = (everyMs: number) => (BESIDE_SECONDS * 1_000) / everyMs;
  const slips = await Promise.all(
    Array.from({ length: senders }, async () =>
      writtenTimes(bench, await signedIn(bench), sent, count(SEND_EVERY_MS)),
    ),
  );
  const balances = await writtenTimes(bench, member, balance, count(BALANCE_EVERY_MS));
  const sending = slips.map((requests) => sentEvery(bench, requests, SEND_EVERY_MS));
  const took = await sentEvery(bench, balances, BALANCE_EVERY_MS);
  await Promise.all(sending);
  return took;
}

async function writtenTimes(bench: BenchOperator, by: Browser, sent: Sent, count: number) {
  const requests: Request[] = [];
  while (requests.length < count) requests.push(await written(bench, by, sent));
  return requests;
}

/** Sends each when it is due, whatever became of those before it. @returns how long each took from then */
async function sentEvery(
  bench: BenchOperator,
  requests: readonly Request[],
  everyMs: number,
): Promise<number[]> {
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (const [at, request] of requests.entries()) {
    const due = began + at * everyMs;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    under.push(answered(bench, request).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(under);
  return took;
}

async function measureOn(bench: BenchOperator, say: (line: string) => void): Promise<Figure[]> {
  const { operator, owner, clock } = bench;
  const drawing = { ...operator, clock, database: { pool: owner } };
  await playOnly(drawing, [GAME]);
  await makeIssues(drawing);
  const player = await signedIn(bench);
  const { onSale } = await player.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: GAME },
  });
  if (onSale === null) throw new Error(`nothing of ${GAME} is on sale`);
  const stretches: Stretch[] = [];
  for (const sent of slips(onSale.numero)) {
    const by = sent.isPlayers === true ? player : await signedIn(bench);
    const stretch = await stretchOf(bench, by, sent);
    say(`  ${stretch.name}: ${stretch.milliseconds.toFixed(1)} ms, ${stretch.note}`);
    stretches.push(stretch);
  }
  stretches.push(await widestPage(bench, player));
  stretches.push(...(await everyCall(bench, player, say)));
  const [refused] = refusedSlips(onSale.numero);
  const { placeSlip } = endpoints.lottery;
  const dear = { endpoint: placeSlip, what: 'refused for its price', body: refused };
  const alone = await balanceBeside(bench, 0, dear);
  const beside = await balanceBeside(bench, SENDERS, dear);
  return figures(stretches, { alone, beside });
}

function figures(
  stretches: readonly Stretch[],
  balance: { readonly alone: readonly number[]; readonly beside: readonly number[] },
): Figure[] {
  const longest = stretches.toSorted((one, other) => other.milliseconds - one.milliseconds);
  return [
    ...longest.slice(0, LISTED).map(({ name, milliseconds, note }) => ({
      what: name,
      value: milliseconds,
      unit: 'ms',
      bound: STRETCH_BOUND_MS,
      note,
    })),
    {
      what: 'stretches measured',
      value: stretches.length,
      unit: '',
      note: `median of ${TIMES} each; those that are not listed are shorter`,
    },
    { what: "a member's balance, p50", value: percentile(balance.alone, 50), unit: 'ms' },
    { what: "a member's balance, p99", value: percentile(balance.alone, 99), unit: 'ms' },
    {
      what: `the same beside ${SENDERS} who send dear slips, p50`,
      value: percentile(balance.beside, 50),
      unit: 'ms',
    },
    {
      what: `the same beside ${SENDERS} who send dear slips, p99`,
      value: percentile(balance.beside, 99),
      unit: 'ms',
      bound: BALANCE_BOUND_MS,
      note: `every ${BALANCE_EVERY_MS} ms for ${BESIDE_SECONDS} s, slips every ${SEND_EVERY_MS} ms`,
    },
  ];
}

export const dearest: Part = {
  name: 'dearest',
  title: 'The longest stretch of the event loop by call',
  measure: (say) => withOperator((bench) => measureOn(bench, say), LIMITS),
};
