/**
 * The calendar of draws: which issues a game has in a span of time, when their sales open and close, when they are drawn.
 * Pure: the span is handed in, instants are milliseconds since 1970 (UTC).
 */
import { addDays, startOfDay } from '@palpite/domain/day.ts';
import type { Clock, Game } from './games.ts';

export interface Issue {
  readonly game: string;
  /** `yyyymmdd` of the station's day, and the running number of the day for draws of every few minutes. */
  readonly numero: string;
  /** When the issue before it closes: its own sales may be opened earlier, for chase orders. */
  readonly opensAt: number;
  /** Bets from this instant on are refused. */
  readonly closesAt: number;
  readonly drawsAt: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A game that draws less often than this has no issue before its first. */
const LONGEST_GAP_DAYS = 32;

/** Issues made ahead: those drawn at or after `from` and before `to`, in order. */
export function issuesBetween(
  game: Pick<Game, 'code' | 'clock'>,
  from: number,
  to: number,
): Issue[] {
  const { clock } = game;
  const gap = (clock.kind === 'daily' ? LONGEST_GAP_DAYS : 1) * DAY;
  const draws = drawsBetween(clock, from - gap, to);
  const before = clock.closeBeforeSeconds * 1000;
  return draws.flatMap(({ numero, drawsAt }, at) => {
    if (drawsAt < from) return [];
    const previous = draws[at - 1]?.drawsAt ?? drawsAt - gap;
    return [
      { game: game.code, numero, opensAt: previous - before, closesAt: drawsAt - before, drawsAt },
    ];
  });
}

/** The issue on sale at an instant, which is the first that closes after it; undefined if none within a month. */
export function issueOnSale(game: Pick<Game, 'code' | 'clock'>, at: number): Issue | undefined {
  const ahead = (game.clock.kind === 'daily' ? LONGEST_GAP_DAYS : 1) * DAY;
  return issuesBetween(game, at, at + ahead).find((issue) => issue.closesAt > at);
}

interface Draw {
  readonly numero: string;
  readonly drawsAt: number;
}

function drawsBetween(clock: Clock, from: number, to: number): Draw[] {
  // A zone's day may begin up to a day before or after the same day of UTC.
  const first = addDays(new Date(from).toISOString().slice(0, 10), -1);
  const last = addDays(new Date(to).toISOString().slice(0, 10), 1);
  const draws: Draw[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) draws.push(...drawsOf(clock, day));
  return draws.filter(({ drawsAt }) => drawsAt >= from && drawsAt < to);
}

function drawsOf(clock: Clock, day: string): Draw[] {
  const start = startOfDay(clock.timeZone, day).getTime();
  const name = day.replaceAll('-', '');
  if (clock.kind === 'running') {
    const next = startOfDay(clock.timeZone, addDays(day, 1)).getTime();
    const step = clock.everyMinutes * MINUTE;
    // The last draw of a day is at its very end, so that each day's numbers begin with 1.
    return Array.from({ length: Math.floor((next - start) / step) }, (_, at) => ({
      numero: `${name}${String(at + 1).padStart(4, '0')}`,
      drawsAt: start + (at + 1) * step,
    }));
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  if (!clock.weekdays.includes(weekday) || clock.holidays.includes(day)) return [];
  return [{ numero: name, drawsAt: wallTime(clock.timeZone, day, start, clock.drawAt) }];
}

/** The instant at which a day's clock shows a time; on a day that clocks change, counted from the day after. */
function wallTime(timeZone: string, day: string, start: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const sinceMidnight = (hours * 60 + minutes) * MINUTE;
  const next = startOfDay(timeZone, addDays(day, 1)).getTime();
  const regular = next - start === DAY;
  // Clocks change in the small hours: an afternoon's draw lies a fixed time before the next midnight.
  return regular || hours < 4 ? start + sinceMidnight : next - (DAY - sinceMidnight);
}
