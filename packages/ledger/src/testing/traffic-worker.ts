/**
 * A process that moves money until it is killed: `node traffic-worker.ts <database url> <name>`. It says
 * on standard output what it sends (`> key`), what was acknowledged (`= key transfer amount`) and what it
 * has finished (`. key`), each written through before it goes on, so that a kill loses no line.
 */
import { writeSync } from 'node:fs';
import { appPool } from '../connection.ts';
import { createLedger } from '../ledger.ts';
import { startSealer } from '../seal.ts';
import { perform } from './traffic.ts';

const CALLERS = 6;
const [url = '', name = ''] = process.argv.slice(2);
const pool = appPool(url, CALLERS + 1);
const ledger = createLedger(pool);
const fail = (error: unknown): void => {
  throw error;
};
startSealer(pool, { everyMs: 5, onError: fail });

const say = (line: string): number => writeSync(1, `${line}\n`);
let count = 0;

async function caller(): Promise<never> {
  for (;;) {
    count += 1;
    const key = `${name}:${count}`;
    say(`> ${key}`);
    await perform(ledger, pool, key, (each) =>
      say(`= ${each.key} ${each.transferId} ${each.amountMinor}`),
    );
    say(`. ${key}`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, caller));
