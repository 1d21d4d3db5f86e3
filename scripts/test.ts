/**
 * `npm test`: every check and every suite, with one summary and one closing line. Cheap static checks
 * come first and end the run when one fails; the suites then all run, whatever the ones before them said.
 * `npm test -- unit server` runs those steps alone, `npm test -- server login` the files of a suite that
 * have `login` in their path.
 */
import { CHECKS, SUITES } from './test/steps.ts';
import { runAndFinish } from './test/summary.ts';

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

const checked = await Promise.all(chosen(CHECKS).map((check) => check()));
const suites = checked.every(({ ok }) => ok) ? chosen(SUITES) : [];
await runAndFinish(
  suites.map((suite) => () => suite(filters)),
  checked,
);
