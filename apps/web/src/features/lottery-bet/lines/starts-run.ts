import type { SlipLine } from './slip-line.ts';

const runOf = ({ gameCode, play, secondGameCode }: SlipLine) =>
  [gameCode, play, secondGameCode].join(' ');

/** Whether a line is of another play or place than the one before it. */
export function startsRun(lines: readonly SlipLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  return before === undefined || line === undefined || runOf(before) !== runOf(line);
}
