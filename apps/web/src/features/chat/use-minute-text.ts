import { useLingui } from '@lingui/react';
import { dayOptions } from '@palpite/domain/moment-text.ts';
import { useMemo } from 'react';
import { useServices } from '../../lib/services.ts';

/** Formats an instant for the room, in the brand's time zone: `31/01/2026, 23:59`. */
export function useMinuteText(): (instant: string) => string {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.locale, {
      ...dayOptions(i18n.locale),
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    });
    return (instant) => format.format(new Date(instant));
  }, [i18n.locale, timeZone]);
}
