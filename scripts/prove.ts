/**
 * `npm run prove`: whole, what `npm test` runs samples of: ten million rounds of each machine, every spin that can be counted, fifty kills, every screen
 * at every width, every hostile text, every failure of every call. Suites and files are picked by name as in `npm test`: `npm run prove -- crash`.
 */
import { type Outcome, SUITES } from './test/steps.ts';
import { finish } from './test/summary.ts';

/** The suites that hold proofs, and the files with them. */
const PROOFS = {
  build: [],
  server: ['games/src/machines'],
  web: ['failures'],
  crash: [],
  journeys: ['screens', 'steady', 'brands', 'agent', 'hostile'],
} satisfies Partial<Record<keyof typeof SUITES, string[]>>;

// What the suites' own processes read.
process.env.PROVE = '1';

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true));

const wanted = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const [name, files] of Object.entries(PROOFS) as [keyof typeof PROOFS, string[]][]) {
  if (interrupted || (wanted.length > 0 && !wanted.includes(name))) continue;
  outcomes.push(await SUITES[name](files));
}
finish(outcomes, interrupted);
