/**
 * `npm run prove`: whole, what `npm test` runs samples of: ten million rounds of each machine, every spin that can be
 * counted, ten million draws of each lottery's table, fifty kills of each process, every journey, every screen at every
 * width, every hostile text, every failure of every call.
 * `npm run prove -- crash` runs one of its suites.
 */
import { type SuiteName, stagesOf } from './test/steps.ts';
import { runAndFinish } from './test/summary.ts';

/** The suites that hold proofs, and the files with them. */
const PROOFS = {
  unit: ['packages/lottery'],
  build: [],
  server: ['games/src/machines'],
  web: ['failures'],
  crash: [],
  journeys: [],
} satisfies Partial<Record<SuiteName, string[]>>;
type Proof = keyof typeof PROOFS;

const isProof = (word: string): word is Proof => Object.hasOwn(PROOFS, word);
const words = process.argv.slice(2);
const unknown = words.filter((word) => !isProof(word));
if (unknown.length > 0) {
  const known = Object.keys(PROOFS).join(', ');
  process.stderr.write(`No suite of proofs is called ${unknown.join(', ')}. Suites: ${known}.\n`);
  process.exit(2);
}
// What the suites' own processes read.
process.env.PROVE = '1';
const chosen = (Object.keys(PROOFS) as Proof[]).filter(
  (name) => words.length === 0 || words.includes(name),
);
await runAndFinish(stagesOf(chosen, (name) => (isProof(name) ? PROOFS[name] : [])));
