/** What a run leaves out, asked of the runners themselves, so that no file is forgotten. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT, fromRoot } from './checkout.ts';
import { playwrightReport } from './counts.ts';
import { type SuiteName, TOOLS } from './steps.ts';

/** A file of a suite and how many tests it holds. */
export interface ListedFile {
  readonly suite: SuiteName;
  readonly file: string;
  readonly tests: number;
}

const start = promisify(execFile);

/** The files of a suite of Vitest whose paths have one of the words, all of them where there are no words. */
export async function listTests(suite: SuiteName, words: readonly string[]): Promise<ListedFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'palpite-list-'));
  const file = join(folder, 'list.json');
  try {
    const argv = [TOOLS.vitest, 'list', '--staticParse=false', '--project', suite];
    await start(process.execPath, [...argv, `--json=${file}`, ...words], { cwd: CHECKOUT });
    const tests = JSON.parse(readFileSync(file, 'utf8')) as { file: string }[];
    const counts = new Map<string, number>();
    for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
    return byPath([...counts].map(([file, tests]) => ({ suite, file: fromRoot(file), tests })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LIST_BYTES = 64 * 1024 * 1024;

/** The files of journeys; with `beyondSample` only what no sample holds. */
export async function listJourneys(beyondSample = false): Promise<ListedFile[]> {
  const more = beyondSample ? ['--grep-invert=@sample'] : [];
  const argv = [TOOLS.playwright, 'test', '--list', '--reporter=json', ...more];
  const { stdout } = await start(process.execPath, argv, { cwd: CHECKOUT, maxBuffer: LIST_BYTES });
  const { files } = playwrightReport(JSON.parse(stdout), () => '');
  return byPath(
    files.map(({ file, skipped }) => ({ suite: 'journeys' as const, file, tests: skipped })),
  );
}

const byPath = (files: readonly ListedFile[]): ListedFile[] =>
  files.toSorted((one, other) => (one.file < other.file ? -1 : 1));

/** Three landings in a row prove everything. */
export const PARTS = 3;

/** Every third file, beginning with the one of the part (1 to 3), and what the other two parts hold. */
export function takePart(files: readonly ListedFile[], part: number | 'none') {
  const isTaken = (at: number) => part !== 'none' && at % PARTS === part - 1;
  return {
    taken: files.filter((_, at) => isTaken(at)),
    left: files.filter((_, at) => !isTaken(at)),
  };
}

export const countTests = (files: readonly ListedFile[]): number =>
  files.reduce((total, { tests }) => total + tests, 0);

/** What was left out, a suite a line: how many tests, and where. */
export function linesOf(left: readonly ListedFile[]): string[] {
  return [...new Set(left.map(({ suite }) => suite))].map((suite) => {
    const files = left.filter((one) => one.suite === suite);
    const names = files.map(({ file, tests }) => `${shortName(file)} ${tests}`);
    return `left out  ${suite}: ${countTests(files)} tests of ${files.length} files: ${names.join(', ')}`;
  });
}

const shortName = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.tsx?$/, '')
    .replace(/\.(test|spec)$/, '');
