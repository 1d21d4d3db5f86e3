import { dateFormat } from './formats.ts';

/**
 * How a day is written, everywhere a player reads one: in numbers, in the language's own order. English names the month,
 * since readers of English do not agree on which number it is.
 */
export function dayOptions(locale: string): Intl.DateTimeFormatOptions {
  return locale.startsWith('en')
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };
}

/** An instant in a list whose time zone is said once for all of it: `31/01/2026, 23:59:08`. */
export function momentText(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    ...dayOptions(locale),
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(instant));
}

/** An instant to the minute: `31/01/2026, 23:59`. */
export function minuteText(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    ...dayOptions(locale),
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
