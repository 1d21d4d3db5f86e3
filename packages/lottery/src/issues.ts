/**
 * The calendar of draws: which issues a game has in a span of time, when their sales open and close, when they are drawn.
 * Pure: the span is handed in, instants are milliseconds since 1970 (UTC).
 */
import { dayIn } from '@palpite/domain/age.ts';
import { addDays, startOfDay } from '@palpite/domain/day.ts';
import type { Clock, Game } from './games.ts';

export interface Issue {
  readonly game: string;
  /**
   * `yyyymmdd` of the station's day; `yyyymmdd-nnnn` for draws of every few minutes: the day of those who buy, and the draw's
   * number in it. A number's text is signed, so issues that were made as `yyyymmddnnnn` keep theirs.
   */
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

/**
 * Issues made ahead: those drawn at or after `from` and before `to`, in order.
 * @param dayZone the zone whose days number the draws of every few minutes (IANA name); the clock's own by default
 */
export function issuesBetween(
  game: Pick<Game, 'code' | 'clock'>,
  from: number,
  to: number,
  dayZone: string = game.clock.timeZone,
): Issue[] {
  const { clock } = game;
  const numberOf =
    clock.kind === 'running' ? numbersIn(dayZone, clock.everyMinutes * MINUTE) : null;
  const gap = (clock.kind === 'daily' ? LONGEST_GAP_DAYS : 1) * DAY;
  const draws = drawsBetween(clock, from - gap, to);
  const before = clock.closeBeforeSeconds * 1000;
  return draws.flatMap(({ day, drawsAt }, at) => {
    if (drawsAt < from) return [];
    const numero = numberOf === null ? dayText(day) : numberOf(drawsAt);
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
  /** Of the clock's zone. */
  readonly day: string;
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
  if (clock.kind === 'running') {
    const next = startOfDay(clock.timeZone, addDays(day, 1)).getTime();
    const step = clock.everyMinutes * MINUTE;
    return Array.from({ length: Math.floor((next - start) / step) }, (_, at) => ({
      day,
      drawsAt: start + (at + 1) * step,
    }));
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  if (!clock.weekdays.includes(weekday) || clock.holidays.includes(day)) return [];
  return [{ day, drawsAt: wallTime(clock.timeZone, day, start, clock.drawAt) }];
}

const dayText = (day: string) => day.replaceAll('-', '');

/** Numbers the draws of each day of a zone from 1. A draw at midnight is the last of the day that ends. */
function numbersIn(timeZone: string, step: number): (drawsAt: number) => string {
  let [day, start, end] = ['', 0, 0];
  return (drawsAt) => {
    if (drawsAt <= start || drawsAt > end) {
      day = dayIn(timeZone, new Date(drawsAt - 1));
      start = startOfDay(timeZone, day).getTime();
      end = startOfDay(timeZone, addDays(day, 1)).getTime();
    }
    // Rounded up, since the days of this zone may begin between two draws.
    const number = Math.ceil((drawsAt - start) / step);
    return `${dayText(day)}-${String(number).padStart(4, '0')}`;
  };
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
