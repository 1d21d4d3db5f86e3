/**
 * `npm test`: every check and every suite, with one summary and one closing line. Cheap static checks
 * come first and end the run when one fails; the suites then all run, whatever the ones before them said, some of them
 * beside each other.
 * `npm test -- unit server` runs those steps alone, `npm test -- server login` the files of a suite that
 * have `login` in their path, `npm test -- changed` the checks and the tests that need what has changed since `main`.
 */
import { readBudget } from './test/budget.ts';
import { readChanged } from './test/changed.ts';
import { listJourneys } from './test/left-out.ts';
import { CHECKS, type Choice, SUITES, type SuiteName, stagesOf } from './test/steps.ts';
import { runAndFinish } from './test/summary.ts';

const isSuite = (word: string): word is SuiteName => Object.hasOwn(SUITES, word);
const isCheck = (word: string): word is keyof typeof CHECKS => Object.hasOwn(CHECKS, word);
/** In place of steps: the checks, and the tests that need a changed file. */
const CHANGED = 'changed';
const known = [...Object.keys(CHECKS), ...Object.keys(SUITES)];
const words = process.argv.slice(2);
const onlyChanged = words.length === 1 && words[0] === CHANGED;
const wanted = words.filter((word) => known.includes(word));
const filters = onlyChanged ? [] : words.filter((word) => !known.includes(word));
if (filters.length > 0 && wanted.length === 0) {
  process.stderr.write(
    `No step is called ${filters.join(', ')}. Steps: ${known.join(', ')}; or "${CHANGED}" alone.\n`,
  );
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const checks = Object.keys(CHECKS).filter(isCheck).filter(isWanted);
const checked = await Promise.all(checks.map((name) => CHECKS[name]()));
const green = checked.every(({ ok }) => ok);
// A file of journeys that is named runs whole.
const sample = filters.length === 0;
const choices = onlyChanged ? choicesOfChanged() : choicesOfWords();
// Where the proofs follow, what they leave out is theirs to say.
const leavesOut =
  onlyChanged || (sample && choices.has('journeys') && process.env.PROOFS_FOLLOW !== '1');
await runAndFinish({
  stages: green ? stagesOf(choices) : [],
  done: checked,
  left: leavesOut ? await listJourneys(!onlyChanged) : [],
  sample,
  budget: sample && !onlyChanged ? readBudget() : {},
});

function choicesOfWords(): Map<SuiteName, Choice> {
  const suites = Object.keys(SUITES).filter(isSuite).filter(isWanted);
  return new Map(suites.map((suite) => [suite, { words: filters, sample }]));
}

/** Journeys need the whole site, so that every change would run them all: they are named by hand. */
function choicesOfChanged(): Map<SuiteName, Choice> {
  const { changed, tests } = readChanged();
  process.stdout.write(
    `${changed.length} files have changed; ${tests.length} files of tests need them.\n`,
  );
  const choices = new Map<SuiteName, Choice>();
  for (const suite of new Set(tests.map((test) => test.suite))) {
    const files = tests.filter((test) => test.suite === suite).map(({ file }) => file);
    choices.set(suite, { words: files, sample });
  }
  // Its tests start whole sites.
  if (choices.has('crash')) choices.set('build', { words: [], sample });
  return choices;
}
