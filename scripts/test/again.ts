/**
 * A failed file is run once more, alone, at the end of a run. Where it passes then, the run is green and the file
 * joins the list of unsteady tests. Never so where one failure may be a loss of money that needs luck to be seen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { type FileReport, isGreen } from './counts.ts';
import { type Outcome, SUITES, type SuiteName } from './steps.ts';

/** How many files of a run may pass the second time alone: more are no accident. */
export const MOST_UNSTEADY = 3;

/** A file that failed in its run and passed alone. */
export interface Unsteady {
  readonly suite: string;
  readonly file: string;
  /** The first thing that failed, with its reason. */
  readonly failure: string;
}

/** Names of files whose tests race, kill, replay, tamper or walk at random. */
const FINAL_NAME =
  /(^|[-.])(crash|kills?|model|proof|properties|property|races?|replays?|tamper)[-.]/;

/** Whether one failure of a file is final: the crash suite, the ledger, and every test by chance. */
export function isFinal(suite: string, file: string, source: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return (
    suite === 'crash' ||
    file.startsWith('packages/ledger/') ||
    FINAL_NAME.test(name) ||
    source.includes("from 'fast-check'")
  );
}

export interface Repeated {
  readonly outcomes: readonly Outcome[];
  readonly unsteady: readonly Unsteady[];
  /** Why nothing was repeated though something failed. */
  readonly reason?: string;
}

type Run = (suite: SuiteName, file: string) => Promise<Outcome>;

/** Runs the failed files again where that can make the run green. */
export async function repeatFailed(
  outcomes: readonly Outcome[],
  run: Run,
  readSource: (file: string) => string = (file) => readFileSync(join(CHECKOUT, file), 'utf8'),
): Promise<Repeated> {
  const failed = outcomes.flatMap(({ name, report }) =>
    (report?.files ?? [])
      .filter((file) => !isGreen(file))
      .map((report) => ({ suite: name, report })),
  );
  if (failed.length === 0) return { outcomes, unsteady: [] };
  const reason = whyNot(outcomes, failed, readSource);
  if (reason) return { outcomes, unsteady: [], reason };
  const unsteady: Unsteady[] = [];
  let now = outcomes;
  for (const { suite, report } of failed) {
    const again = await run(suite as SuiteName, report.file);
    const second = again.report?.files.find(({ file }) => file === report.file);
    if (!again.ok || !second) continue;
    unsteady.push({ suite, file: report.file, failure: report.failures[0] ?? 'no reason given' });
    now = now.map((one) => (one.name === suite ? withFile(one, second) : one));
  }
  return { outcomes: now, unsteady };
}

interface Failed {
  readonly suite: string;
  readonly report: FileReport;
}

function whyNot(
  outcomes: readonly Outcome[],
  failed: readonly Failed[],
  readSource: (file: string) => string,
): string | undefined {
  const final = failed.find(({ suite, report: { file } }) =>
    isFinal(suite, file, readSource(file)),
  );
  if (final) return `one failure of ${final.report.file} is final`;
  const elsewhere = outcomes.find(
    ({ ok, report }) => !ok && (!report || report.outside.length > 0),
  );
  if (elsewhere) return `${elsewhere.name} failed outside its files`;
  if (failed.length > MOST_UNSTEADY) {
    return `${failed.length} files failed, more than ${MOST_UNSTEADY}`;
  }
  return undefined;
}

function withFile(outcome: Outcome, second: FileReport): Outcome {
  if (!outcome.report) return outcome;
  const files = outcome.report.files.map((file) => (file.file === second.file ? second : file));
  return { ...outcome, ok: files.every(isGreen), report: { ...outcome.report, files } };
}

/** Runs one file of a suite alone. @param sample whether of a file of journeys its sample alone ran before */
export const runAlone =
  (sample: boolean): Run =>
  (suite, file) =>
    SUITES[suite]({ words: [file], sample }, 'as it goes');
