import { type Clock, clock as clockSchema } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { invalidInput, notFound } from '#kernel/staff/staff-error.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import type { GameRow } from '../issues/issue.ts';

/** What staff's acts on lotteries share: the locked row, a clock that makes sense, and both in words. */

const DAILY = ['drawAt', 'weekdays', 'holidays'] as const;
export const CLOCK = [...DAILY, 'closeBeforeSeconds'] as const;

/** What of a clock is given; what is not stays as it is. */
export type GivenClock = Readonly<Partial<Record<(typeof CLOCK)[number], unknown>>>;

/** The row of a lottery, locked. @throws StaffError when there is none */
export async function lockGame(tx: Database, code: string): Promise<GameRow> {
  const [game] = await tx
    .select()
    .from(lotteryGame)
    .where(eq(lotteryGame.code, code))
    .for('update');
  if (game === undefined) throw notFound(`There is no lottery "${code}"; see \`lottery games\`.`);
  return game;
}

/** @throws StaffError saying what of the clock makes no sense */
export function soundClock(
  game: Pick<GameRow, 'code' | 'clock' | 'source'>,
  input: GivenClock,
): Clock {
  const isTimed = game.clock.kind === 'daily' && game.source === 'official';
  if (!isTimed && DAILY.some((name) => input[name] !== undefined)) {
    throw invalidInput(
      `${game.code} is drawn ${inWords(game.clock)}: it has no draw time, weekdays or holidays.`,
    );
  }
  const given = CLOCK.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
  const parsed = v.safeParse(clockSchema, { ...game.clock, ...Object.fromEntries(given) });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw invalidInput(`The ${String(issue.path?.[0]?.key)} is wrong: ${issue.message}.`);
  }
  const clock = parsed.output;
  const most = clock.kind === 'daily' ? 86_400 : clock.everyMinutes * 60;
  if (clock.closeBeforeSeconds >= most) {
    throw invalidInput(
      `${game.code} closes less than ${most} seconds before its draw, or it is never on sale.`,
    );
  }
  if (clock.kind === 'running') return clock;
  if (clock.weekdays.length === 0) {
    throw invalidInput(`${game.code} needs a weekday; maintenance lets it rest.`);
  }
  const weekdays = [...new Set(clock.weekdays)].toSorted((one, other) => one - other);
  return { ...clock, weekdays, holidays: [...new Set(clock.holidays)].toSorted() };
}

export const stateOf = ({ clock, prizeModes, maintenance, endedAt }: GameRow): string =>
  `${inWords(clock)}; ${prizeModes.join(', ')}; ${endedAt ? 'ended' : maintenance ? 'under maintenance' : 'open'}`;

export function inWords(clock: Clock): string {
  const closes = `closes ${clock.closeBeforeSeconds} s before`;
  if (clock.kind === 'running') return `every ${clock.everyMinutes} min, ${closes}`;
  const holidays = clock.holidays.length === 0 ? '' : `, not on ${clock.holidays.join(' ')}`;
  return `at ${clock.drawAt} (${clock.timeZone}) on weekdays ${clock.weekdays.join(' ')}${holidays}, ${closes}`;
}
