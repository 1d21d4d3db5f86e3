/**
 * `npm test`: every check and every suite, with one summary and one closing line. Cheap static checks
 * come first and end the run when one fails; the suites then all run, whatever the ones before them said, some of them
 * beside each other.
 * `npm test -- unit server` runs those steps alone, `npm test -- server login` the files of a suite that
 * have `login` in their path.
 */
import { readBudget } from './test/budget.ts';
import { listJourneys } from './test/left-out.ts';
import { CHECKS, SUITES, stagesOf, type SuiteName } from './test/steps.ts';
import { runAndFinish } from './test/summary.ts';

const isSuite = (word: string): word is SuiteName => Object.hasOwn(SUITES, word);
const isCheck = (word: string): word is keyof typeof CHECKS => Object.hasOwn(CHECKS, word);
const known = [...Object.keys(CHECKS), ...Object.keys(SUITES)];
const words = process.argv.slice(2);
const wanted = words.filter((word) => known.includes(word));
const filters = words.filter((word) => !known.includes(word));
if (filters.length > 0 && wanted.length === 0) {
  process.stderr.write(`No step is called ${filters.join(', ')}. Steps: ${known.join(', ')}.\n`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const checks = Object.keys(CHECKS).filter(isCheck).filter(isWanted);
const checked = await Promise.all(checks.map((name) => CHECKS[name]()));
const suites = Object.keys(SUITES).filter(isSuite).filter(isWanted);
// A file of journeys that is named runs whole.
const sample = filters.length === 0;
// Where the proofs follow, what they leave out is theirs to say.
const leavesOut = sample && suites.includes('journeys') && process.env.PROOFS_FOLLOW !== '1';
const left = leavesOut ? await listJourneys(true) : [];
const green = checked.every(({ ok }) => ok);
const stages = green ? stagesOf(suites, () => ({ words: filters, sample })) : [];
const budget = sample ? readBudget() : {};
await runAndFinish({ stages, done: checked, left, sample, budget });
