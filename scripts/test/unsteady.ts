/** `tests/unsteady.md`: the files that failed in a run and passed alone, until a change mends them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unsteady } from './again.ts';
import { CHECKOUT } from './checkout.ts';

const LIST = join(CHECKOUT, 'tests/unsteady.md');

/** The list's rows as they are written. */
export const rowsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\| \d{4}-/.test(line));

/** Letters of a reason that the list keeps. */
const REASON_LENGTH = 600;
/** Where a reason goes on with its stack, which names the machine's folders. */
const STACK = / at (\S+ )?\(?(file:|\/)/;

export function rowOf({ suite, file, failure }: Unsteady, day: string): string {
  const [reason = ''] = failure.split('\n', 1).join('').split(STACK, 1);
  const short = reason.replaceAll('|', '/').slice(0, REASON_LENGTH).trimEnd();
  return `| ${day} | ${suite} | \`${file}\` | ${short} |`;
}

/** The list with what has come; a file that it has already stands once, with its latest day. */
export function withUnsteady(text: string, came: readonly Unsteady[], day: string): string {
  const isNamed = (row: string) => came.some(({ file }) => row.includes(`\`${file}\``));
  const kept = text.split('\n').filter((line) => !(line.startsWith('| 2') && isNamed(line)));
  return `${kept.join('\n').trimEnd()}\n${came.map((one) => `${rowOf(one, day)}\n`).join('')}`;
}

/** Adds to the list and answers all of its rows. */
export function keepUnsteady(came: readonly Unsteady[]): readonly string[] {
  const text = readFileSync(LIST, 'utf8');
  if (came.length === 0) return rowsOf(text);
  const now = withUnsteady(text, came, new Date().toISOString().slice(0, 10));
  writeFileSync(LIST, now);
  return rowsOf(now);
}
