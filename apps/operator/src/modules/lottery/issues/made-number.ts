import type { IssueRow } from '../tables/lottery.table.ts';
import type { GameRow } from './issue.ts';

const MINUTE = 60_000;

/**
 * The number under which a draw of every few minutes has been made, which stays: it may be of the form before, or of the days
 * of another zone. Undefined where none has.
 * @param made in the order of their times
 */
export function madeNumber(
  { clock }: Pick<GameRow, 'clock'>,
  brandCode: string,
  { drawsAt }: { readonly drawsAt: number },
  made: readonly Pick<IssueRow, 'brandCode' | 'numero' | 'closesAt'>[],
): string | undefined {
  if (clock.kind === 'daily') return undefined;
  // A draw is at the time of a public round, which is some seconds from that of the clock; its close is before both.
  const before = drawsAt - clock.everyMinutes * MINUTE;
  return made.findLast(
    (row) =>
      row.brandCode === brandCode &&
      row.closesAt.getTime() >= before &&
      row.closesAt.getTime() < drawsAt,
  )?.numero;
}
