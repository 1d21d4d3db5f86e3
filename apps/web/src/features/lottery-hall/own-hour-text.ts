import { dateFormat } from '@palpite/domain/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { VIETNAM } from '../../parts/lottery/vietnam-time.ts';

/**
 * An instant by a reader's own clock, `06:15`, with the weekday where that is another than in Vietnam; null where the two
 * clocks show the same.
 * @param timeZone the reader's, an IANA name
 */
export function ownHourText(instant: string, timeZone: string, locale: string): string | null {
  const textIn = (zone: string, weekday: boolean) =>
    dateFormat(locale, {
      timeZone: zone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      ...(weekday ? { weekday: 'short' } : {}),
    }).format(new Date(instant));
  const dayIn = (zone: string) =>
    dateFormat(locale, { timeZone: zone, weekday: 'short' }).format(new Date(instant));
  if (textIn(timeZone, true) === textIn(VIETNAM, true)) return null;
  return textIn(timeZone, dayIn(timeZone) !== dayIn(VIETNAM));
}

/** The same for the reader of this page; null while a page comes to life, since the server does not know where that is. */
export function useOwnHour(instant: string | undefined): string | null {
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  if (!isHydrated || instant === undefined) return null;
  return ownHourText(instant, dateFormat('en', {}).resolvedOptions().timeZone, i18n.locale);
}
