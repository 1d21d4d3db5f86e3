import { dateFormat } from '@palpite/domain/formats.ts';
import { dayOptions } from '@palpite/domain/moment-text.ts';

export { minuteText, momentText } from '@palpite/domain/moment-text.ts';

/**
 * An instant as announcements and files have it, `2026-01-31 23:59:08`: the same in every language.
 * @param instant ISO 8601
 * @param timeZone IANA name; the operator's
 */
export function stampText(instant: string, timeZone: string): string {
  const format = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('year')}-${get('month')}-${get('day')} ${get('hour')}:${get('minute')}:${get('second')}`;
}

/** An instant that stands alone, with its time zone: `31/01/2026, 23:59 BRT`. */
export function longTimeText(instant: string, timeZone: string, locale: string): string {
  const format = dateFormat(locale, {
    ...dayOptions(locale),
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // What belongs to the hour does not begin a line.
  return format
    .format(new Date(instant))
    .replaceAll(/ (?=[AP]M\b|[A-Z]{3,4}(?:\b|[-+]))/g, '\u00a0');
}

/** A calendar day: `31/01/2026`. @param day `yyyy-MM-dd` */
export function dayText(day: string, locale: string): string {
  return dateText(`${day}T00:00:00Z`, 'UTC', locale);
}

/** What people call a time zone in that language. @param timeZone IANA name */
export function timeZoneText(timeZone: string, locale: string): string {
  const parts = dateFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The day of an instant in that time zone: `31/01/2026`. */
export function dateText(instant: string, timeZone: string, locale: string): string {
  const format = dateFormat(locale, { ...dayOptions(locale), timeZone });
  return format.format(new Date(instant));
}

/** The hour of an instant whose day is said elsewhere: `23:59`. */
export function clockText(instant: string, timeZone: string, locale: string): string {
  const format = dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return format.format(new Date(instant));
}
