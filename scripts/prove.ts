/**
 * `npm run prove`: whole, what `npm test` runs samples of: ten million rounds of each machine, every spin that can be
 * counted, ten million draws of each lottery's table, fifty kills of each process, every journey, every screen at every
 * width, every hostile text, every failure of every call.
 * `npm run prove -- crash` runs one of its suites; `npm run prove -- part 2` every third file of each, as CI does, and
 * `part none` only says what there is.
 */
import { type ListedFile, listJourneys, listTests, PARTS, takePart } from './test/left-out.ts';
import { type Choice, type SuiteName, stagesOf } from './test/steps.ts';
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
const partAt = words.indexOf('part');
const part = partAt < 0 ? undefined : partOf(words.splice(partAt, 2)[1]);
const unknown = words.filter((word) => !isProof(word));
if (unknown.length > 0) {
  refuse(`No suite of proofs is called ${unknown.join(', ')}. Suites: ${known()}.`);
}
// What the suites' own processes read.
process.env.PROVE = '1';
const chosen = (Object.keys(PROOFS) as Proof[]).filter(
  (name) => words.length === 0 || words.includes(name),
);
const { choices, left } = part === undefined ? allOf(chosen) : await partsOf(chosen, part);
await runAndFinish({ stages: stagesOf(choices), left, sample: false });

interface Chosen {
  readonly choices: ReadonlyMap<SuiteName, Choice>;
  readonly left: readonly ListedFile[];
}

function allOf(names: readonly Proof[]): Chosen {
  const choices = names.map((name) => [name, { words: PROOFS[name], sample: false }] as const);
  return { choices: new Map(choices), left: [] };
}

async function partsOf(names: readonly Proof[], wanted: number | 'none'): Promise<Chosen> {
  const choices = new Map<SuiteName, Choice>();
  const left: ListedFile[] = [];
  for (const name of names) {
    if (name === 'build') continue;
    const files = await (name === 'journeys' ? listJourneys() : listTests(name, PROOFS[name]));
    const { taken, left: others } = takePart(files, wanted);
    left.push(...others);
    if (taken.length > 0)
      choices.set(name, { words: taken.map(({ file }) => file), sample: false });
  }
  // Crash tests and journeys start whole sites.
  if (choices.size > 0) choices.set('build', { words: [], sample: false });
  return { choices, left };
}

function partOf(word = ''): number | 'none' {
  if (word === 'none' || (/^\d$/.test(word) && Number(word) >= 1 && Number(word) <= PARTS)) {
    return word === 'none' ? word : Number(word);
  }
  return refuse(`"${word}" is no part of the proofs: 1 to ${PARTS}, or none.`);
}

function known(): string {
  return Object.keys(PROOFS).join(', ');
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}
