/**
 * `npm test`: every check and every suite, with one summary and one closing line. Cheap static checks
 * come first and end the run when one fails; the suites then all run, whatever the ones before them said.
 * `npm test -- unit server` runs those steps alone, `npm test -- server login` the files of a suite that
 * have `login` in their path.
 */
import { CHECKS, type Outcome, SUITES } from './test/steps.ts';
import { finish } from './test/summary.ts';

const known = [...Object.keys(CHECKS), ...Object.keys(SUITES)];
const words = process.argv.slice(2);
const wanted = words.filter((word) => known.includes(word));
const filters = words.filter((word) => !known.includes(word));
if (filters.length > 0 && wanted.length === 0) {
  process.stderr.write(`No step is called ${filters.join(', ')}. Steps: ${known.join(', ')}.\n`);
  process.exit(2);
}
const chosen = <Step>(steps: Record<string, Step>): Step[] =>
  Object.entries(steps).flatMap(([name, step]) =>
    wanted.length === 0 || wanted.includes(name) ? [step] : [],
  );

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true));

const outcomes: Outcome[] = await Promise.all(chosen(CHECKS).map((check) => check()));
if (outcomes.every((outcome) => outcome.ok)) {
  for (const suite of chosen(SUITES)) {
    if (!interrupted) outcomes.push(await suite(filters));
  }
}

finish(outcomes, interrupted);
