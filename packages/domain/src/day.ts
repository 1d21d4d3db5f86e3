import { dateFormat } from './formats.ts';

/** Calendar days (`yyyy-MM-dd` texts) and where they begin in a time zone. Pure; no clock is read here. */

const DAY_MILLISECONDS = 86_400_000;

/** The day `days` after `day`; before it for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS)
    .toISOString()
    .slice(0, 10);
}

/** How many days lie between: 0 for the same day, negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MILLISECONDS;
}

/** The Monday of the day's week: weeks of reports and of settlements begin there in every language. */
export function startOfWeek(day: string): string {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((sinceSunday + 6) % 7));
}

/**
 * The first instant of a day in a time zone (IANA name): midnight, or where clocks skip midnight that day, the
 * moment they skip it.
 */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // What a wall clock shows at an instant, read as if it were UTC: their difference is the zone's offset then.
  const offsetAt = (instant: number) => wallClock(timeZone, instant) - instant;
  // Clocks differ from UTC by less than a day: the offsets on either side are all that midnight can have.
  const candidates = [offsetAt(midnight - DAY_MILLISECONDS), offsetAt(midnight + DAY_MILLISECONDS)]
    .map((offset) => midnight - offset)
    .toSorted((first, second) => first - second);
  const [first = midnight] = candidates.filter(
    (instant) => wallClock(timeZone, instant) >= midnight,
  );
  return new Date(first);
}

const wallClockOf = (timeZone: string) =>
  dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** What a clock in that zone shows, as the milliseconds of the same wall time in UTC. */
function wallClock(timeZone: string, instant: number): number {
  const parts = wallClockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}
