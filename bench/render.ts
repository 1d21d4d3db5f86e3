/**
 * Whether pages that are drawn hold up money: how long a member's balance takes alone, and while thirty connections ask
 * for pages that no visitor shares. Both in turns, so that whatever else the machine does falls on both.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SiteProcess } from '@palpite/local/site-process.ts';
import { withSite } from './bench-site.ts';
import type { CrowdCount, CrowdOrder } from './render-crowd.ts';
import { type Figure, median, type Part, percentile } from './result.ts';
import { createVisitor, signIn, type Visitor } from './visitor.ts';

const CONNECTIONS = 30;
const TURNS = 7;
const TURN_MS = 4_000;
/** Time for the crowd to be at its work before the clock runs, in milliseconds. */
const BEGIN_MS = 1_000;
/** A member looks at the balance and pauses: without a pause the member would be a crowd of their own. */
const PAUSE_MS = 10;
const RATIO_BOUND = 1.5;

/** The bench asks more in a minute than one address may. */
const environment = { LIMITS: JSON.stringify({ generalPerMinute: 10_000_000 }) };

export const render: Part = {
  name: 'render',
  title: 'Money while pages are drawn',
  measure: (say) =>
    withSite(
      async (site) => {
        const visitor = await createVisitor(site);
        const { token } = await signIn(visitor);
        await balances(visitor, token, BEGIN_MS);
        const turns: Turn[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) {
          const alone = await balances(visitor, token, TURN_MS);
          const beside = await besideCrowd(site, visitor, token);
          turns.push({ alone, ...beside });
          say(
            `  ${percentile(alone, 95).toFixed(1)} ms alone, ${percentile(beside.beside, 95).toFixed(1)} ms beside`,
          );
        }
        return figures(turns);
      },
      { environment, atRest: true },
    ),
};

interface Turn extends CrowdCount {
  readonly alone: number[];
  readonly beside: number[];
  readonly seconds: number;
}

/** How long each balance took while `milliseconds` passed. */
async function balances(visitor: Visitor, token: string, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    times.push(await visitor.balance(token));
    await setTimeout(PAUSE_MS);
  }
  return times;
}

async function besideCrowd({ origins: [origin] }: SiteProcess, visitor: Visitor, token: string) {
  const began = performance.now();
  const order: CrowdOrder = { address: `${origin}/?login=1`, connections: CONNECTIONS };
  const crowd = new Worker(new URL('./render-crowd.ts', import.meta.url), { workerData: order });
  const counted = once(crowd, 'message') as Promise<[CrowdCount]>;
  await setTimeout(BEGIN_MS);
  const beside = await balances(visitor, token, TURN_MS);
  crowd.postMessage('stop');
  const [count] = await counted;
  return { beside, ...count, seconds: (performance.now() - began) / 1_000 };
}

function figures(turns: readonly Turn[]): Figure[] {
  const both = (percent: number) => ({
    alone: median(turns.map(({ alone }) => percentile(alone, percent))),
    beside: median(turns.map(({ beside }) => percentile(beside, percent))),
    ratio: median(
      turns.map(({ alone, beside }) => percentile(beside, percent) / percentile(alone, percent)),
    ),
  });
  const [p50, p95] = [both(50), both(95)];
  const sum = (read: (turn: Turn) => number) => turns.reduce((total, it) => total + read(it), 0);
  const seconds = sum((turn) => turn.seconds);
  return [
    { what: 'balance alone, p50', value: p50.alone, unit: 'ms' },
    { what: `balance beside ${CONNECTIONS} connections, p50`, value: p50.beside, unit: 'ms' },
    { what: 'beside ÷ alone, p50, median of turns', value: p50.ratio, unit: '' },
    { what: 'balance alone, p95', value: p95.alone, unit: 'ms' },
    { what: `balance beside ${CONNECTIONS} connections, p95`, value: p95.beside, unit: 'ms' },
    {
      what: 'beside ÷ alone, p95, median of turns',
      value: p95.ratio,
      unit: '',
      bound: RATIO_BOUND,
      note: `${TURNS} turns of ${TURN_MS / 1_000} s each`,
    },
    { what: 'pages drawn in a second', value: sum((turn) => turn.pages) / seconds, unit: '' },
    { what: 'requests answered 503', value: sum((turn) => turn.turnedAway), unit: '' },
  ];
}
