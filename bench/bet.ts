/**
 * A bet on a lottery, from its call to its answer, beside a stake in a vendor's game: both through the whole operator,
 * without a socket, on a durable database (fsync on), at the same rate, in turns. A bet is sent when it is due, whatever
 * became of those before it, and its time runs from then: one that waits for others is not let off.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@palpite/contract';
import { startSealer } from '@palpite/ledger';
import { createBrowser } from '@palpite/operator/testing';
import { line, makeIssues, playOnly } from '@palpite/operator/testing/play';
import pg from 'pg';
import { type BenchOperator, withOperator } from './bench-operator.ts';
import { type Seat, send, takeSeats } from './bet-seats.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const RATE = Number(process.env.BET_RATE ?? 200);
const TURNS = Number(process.env.BET_TURNS ?? 9);
const TURN_SECONDS = 5;
/** Plans and caches are made before the clock runs. */
const FIRST_SECONDS = 10;
const MEMBERS = 40;
const GAME = 'k3-5m';
const TOTAL_MINOR = 100;
const RATIO_BOUND = 1.5;
const LIMITS = {
  generalPerMinute: 10_000_000,
  moneyPerMinute: 10_000_000,
  loginPerAddressPerMinute: 1_000,
};

/** Sends bets at the rate. @returns how long each took, in milliseconds */
async function atRate(
  { operator }: BenchOperator,
  seconds: number,
  bets: (at: number) => Request,
): Promise<number[]> {
  const count = RATE * seconds;
  const requests = Array.from({ length: count }, (_, at) => bets(at));
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (const [at, request] of requests.entries()) {
    const due = began + (at * 1_000) / RATE;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    under.push(send(operator, request).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(under);
  return took;
}

/** The issue on sale, once it is for the whole of a turn. */
async function issueFor({ operator, clock }: BenchOperator, seconds: number): Promise<string> {
  const { client } = createBrowser(operator, clock, {});
  for (;;) {
    const { onSale } = await client.call(endpoints.lottery.getIssue, { query: { gameCode: GAME } });
    const left = onSale === null ? 0 : Date.parse(onSale.closesAt) - Date.now();
    if (onSale !== null && left > (seconds + 5) * 1_000) return onSale.numero;
    await pause(1_000);
  }
}

async function measureOn(bench: BenchOperator, say: (line: string) => void): Promise<Figure[]> {
  const { operator, owner, clock } = bench;
  const drawing = { ...operator, clock, database: { pool: owner } };
  await playOnly(drawing, [GAME]);
  await makeIssues(drawing);
  const seats = await takeSeats(bench, MEMBERS, {
    line: line(GAME, '', 'sum-size', 'big', String(TOTAL_MINOR)),
    totalMinor: TOTAL_MINOR,
  });
  const seatOf = (at: number): Seat => {
    const seat = seats[at % seats.length];
    if (seat === undefined) throw new Error('no seats');
    return seat;
  };
  const sealer = startSealer(operator.services.pool, { everyMs: 1_000, onError: () => undefined });
  const trips = countTrips();
  const lottery = async (seconds: number) => {
    const numero = await issueFor(bench, seconds);
    return atRate(bench, seconds, (at) => seatOf(at).lotteryBet(numero));
  };
  const vendor = (seconds: number) => atRate(bench, seconds, (at) => seatOf(at).vendorBet());
  try {
    await lottery(FIRST_SECONDS);
    await vendor(FIRST_SECONDS);
    const turns: { lottery: number[]; vendor: number[] }[] = [];
    const count = { lottery: 0, vendor: 0 };
    for (let turn = 0; turn < TURNS; turn += 1) {
      trips.reset();
      const ofVendor = await vendor(TURN_SECONDS);
      count.vendor += trips.reset();
      const ofLottery = await lottery(TURN_SECONDS);
      count.lottery += trips.reset();
      turns.push({ vendor: ofVendor, lottery: ofLottery });
      say(
        `  p99 ${percentile(ofVendor, 99).toFixed(1)} ms vendor, ${percentile(ofLottery, 99).toFixed(1)} ms lottery`,
      );
    }
    return figures(turns, count);
  } finally {
    trips.stop();
    await sealer.stop();
  }
}

/** Statements sent to the database: each is a round trip. */
function countTrips() {
  let count = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: never[]) {
    count += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  return {
    reset() {
      const before = count;
      count = 0;
      return before;
    },
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

function figures(
  turns: readonly { readonly lottery: number[]; readonly vendor: number[] }[],
  trips: { readonly lottery: number; readonly vendor: number },
): Figure[] {
  const sent = TURNS * TURN_SECONDS * RATE;
  const of = (what: 'lottery' | 'vendor', percent: number) =>
    median(turns.map((turn) => percentile(turn[what], percent)));
  const ratio = (percent: number) =>
    median(
      turns.map(
        ({ lottery, vendor }) => percentile(lottery, percent) / percentile(vendor, percent),
      ),
    );
  return [
    { what: "a vendor's stake, p50", value: of('vendor', 50), unit: 'ms' },
    { what: 'a bet on a lottery, p50', value: of('lottery', 50), unit: 'ms' },
    { what: 'lottery ÷ vendor, p50, median of turns', value: ratio(50), unit: '' },
    { what: "a vendor's stake, p99", value: of('vendor', 99), unit: 'ms' },
    { what: 'a bet on a lottery, p99', value: of('lottery', 99), unit: 'ms' },
    {
      what: 'lottery ÷ vendor, p99, median of turns',
      value: ratio(99),
      unit: '',
      bound: RATIO_BOUND,
      note: `${TURNS} turns of ${TURN_SECONDS} s each at ${RATE} bets a second`,
    },
    { what: "round trips of a vendor's stake", value: trips.vendor / sent, unit: '' },
    { what: 'round trips of a bet on a lottery', value: trips.lottery / sent, unit: '' },
  ];
}

export const bet: Part = {
  name: 'bet',
  title: `A bet on a lottery beside a stake in a vendor's game, ${RATE} a second`,
  measure: (say) => withOperator((bench) => measureOn(bench, say), LIMITS),
};
