/**
 * What was measured and kept: `bench/history.jsonl`, one line for each part of a run, the newest last, and the page of it in
 * the documentation.
 */
import { execFileSync } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, figureText } from './result.ts';

const root = join(import.meta.dirname, '..');
const KEPT = join(import.meta.dirname, 'history.jsonl');
export const PAGE = join(root, 'docs/speed.md');
/** How many runs of a part the page shows. */
const SHOWN = 5;

export interface Machine {
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly node: string;
}

/** A part that was measured once. */
export interface Kept {
  readonly part: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** What was measured, as Git names it. */
  readonly commit: string;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

/** @throws Error where the checkout has changes that no commit names, since such a run could not be found again */
export function measuredCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain').trim() !== '')
    throw new Error('A run is kept by its commit: commit the changes of this checkout first.');
  return git('rev-parse', '--short=10', 'HEAD').trim();
}

export async function keep(runs: readonly Kept[]): Promise<void> {
  await appendFile(KEPT, runs.map((run) => `${JSON.stringify(run)}\n`).join(''));
  await writeFile(PAGE, historyPage(await readHistory()));
}

/** The oldest first. */
export async function readHistory(): Promise<readonly Kept[]> {
  const text = await readFile(KEPT, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);
}

/** The page as Markdown: each part with its last runs side by side. */
export function historyPage(history: readonly Kept[]): string {
  // One command may measure several parts.
  const parts = Map.groupBy(history, ({ title }) => title);
  const sections = [...parts.values()].map((runs) => section(runs.slice(-SHOWN)));
  return [
    '# What was measured',
    '',
    'Runs of `npm run bench` that were kept (`--keep`), the newest on the right. `npm run bench -- history` writes this page',
    'from `bench/history.jsonl`, which has all of them. Runs of different machines compare only by their ratios.',
    '',
    ...sections,
  ].join('\n');
}

function section(runs: readonly Kept[]): string {
  const newest = runs.at(-1);
  if (newest === undefined) throw new RangeError('a part without a run');
  const headings = runs.map(({ at, commit }) => `${at.slice(0, 10)} \`${commit}\``);
  const rows = newest.figures.map((figure) => [
    figure.what,
    figure.bound === undefined ? '' : figureText(figure.bound, figure.unit),
    ...runs.map(({ figures }) => {
      const same = figures.find(({ what }) => what === figure.what);
      return same === undefined ? '' : figureText(same.value, same.unit);
    }),
  ]);
  const { cores, processor, memoryGigabytes, system, node } = newest.machine;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `## ${newest.title}`,
    '',
    `\`${newest.part}\`, last on ${cores} × ${processor}, ${memoryGigabytes} GB, ${system}, Node ${node}.`,
    '',
    line(['Figure', 'Bound', ...headings]),
    line(['---', '---', ...headings.map(() => '--:')]),
    ...rows.map(line),
    '',
  ].join('\n');
}
