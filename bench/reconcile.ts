/**
 * The comparison of a vendor's record with ours: how long it takes, and that its memory does not grow with what was
 * played.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Operator } from '@palpite/operator';
import { createTestAccount } from '@palpite/operator/testing';
import { compareVendor, type ManyCalls, recordCalls } from '@palpite/operator/testing/play';
import type { Pool } from 'pg';
import { withOperator } from './bench-operator.ts';
import type { Figure, Part } from './result.ts';

const MINUTE = 60_000;
const SAMPLE_MS = 500;
/** The calls of two vendors: a quarter, then all. */
const CALLS = [50_000, 200_000] as const;
/** The live heap of the larger comparison, as a multiple of the smaller one's. */
const GROWTH_BOUND = 1.5;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Million bytes that are in use, once nothing is left to collect. */
function liveHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

interface Compared {
  readonly seconds: number;
  /** Million bytes above the state before, at most. */
  readonly heap: number;
}

async function compare(operator: Operator, many: ManyCalls, origin: string): Promise<Compared> {
  const { services } = operator;
  const code = many.vendorCode;
  const secret = (await operator.vendorSecrets())[code];
  if (secret === undefined) throw new Error(`there is no vendor ${code}`);
  const before = liveHeap();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, liveHeap());
  }, SAMPLE_MS);
  const began = performance.now();
  const asked = { code, secret, origin, now: services.now };
  const { compared, found } = await compareVendor(services, asked);
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(sampling);
  if (compared !== many.calls || found !== 0) {
    throw new Error(`${compared} of ${many.calls} calls compared, ${found} differ`);
  }
  return { seconds, heap: most - before };
}

/** Fills both records, and compares them. */
async function measureOn(
  operator: Operator,
  owner: Pool,
  say: (line: string) => void,
): Promise<Figure[]> {
  const { services } = operator;
  const { id: accountId } = await createTestAccount(operator, 'palpite', {});
  const codes = Object.keys(await operator.vendorSecrets());
  const vendors = CALLS.map((calls, nth) => ({
    vendorCode: codes[nth] ?? '',
    accountId,
    calls,
    first: services.now().getTime() - 55 * MINUTE,
    gap: Math.floor((50 * MINUTE) / calls),
  }));
  for (const many of vendors) await recordCalls(services, owner, many);
  // A table that fills in its own time has statistics; one that is filled at once has none for a minute.
  await owner.query(
    'analyze operator.act, operator.ended_wager, operator.wager_key, ledger.used_key',
  );
  const host = fork(join(import.meta.dirname, 'vendor-record.ts'), [JSON.stringify(vendors)]);
  try {
    const [origin] = (await once(host, 'message')) as [string];
    const results: Compared[] = [];
    for (const many of vendors) {
      const result = await compare(operator, many, origin);
      say(`  ${many.calls} calls: ${result.seconds.toFixed(1)} s, ${result.heap.toFixed(1)} MB`);
      results.push(result);
    }
    return figuresOf(results);
  } finally {
    host.kill();
  }
}

function figuresOf(results: readonly Compared[]): Figure[] {
  const each = results.flatMap(({ seconds, heap }, nth) => {
    const calls = CALLS[nth] ?? 0;
    return [
      { what: `${calls} calls of one vendor, time`, value: seconds, unit: 's' },
      { what: `${calls} calls of one vendor, rate`, value: calls / seconds, unit: '/s' },
      { what: `${calls} calls of one vendor, live heap above the start`, value: heap, unit: 'MB' },
    ];
  });
  const [quarter, all] = results;
  if (quarter === undefined || all === undefined) return each;
  return [
    ...each,
    {
      what: 'Live heap, four times the calls ÷ once',
      value: all.heap / quarter.heap,
      unit: '',
      bound: GROWTH_BOUND,
      note: 'a slice of 20,000 calls is in memory, however many there are',
    },
  ];
}

export const reconcile: Part = {
  name: 'reconcile',
  title: 'Reconciliation with a vendor',
  measure: (say) => withOperator(({ operator, owner }) => measureOn(operator, owner, say)),
};
