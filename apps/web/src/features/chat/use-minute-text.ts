import { useLingui } from '@lingui/react';
import { useServices } from '../../lib/services.ts';
import { minuteText } from '../../lib/time-text.ts';

/** Formats an instant for the room, in the brand's time zone: `31/01/2026, 23:59`. */
export function useMinuteText(): (instant: string) => string {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (instant) => minuteText(instant, timeZone, i18n.locale);
}
