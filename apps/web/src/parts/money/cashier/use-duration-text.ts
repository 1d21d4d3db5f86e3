import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Writes how long something takes, as people say it: in minutes, from two hours on in hours, from two days on in days. */
export const useDurationText = (): ((minutes: number) => string) => useTextOf(Math.ceil);

/** Writes how long there is until a deadline, in the same words: never more than there is. */
export const useTimeLeftText = (): ((minutes: number) => string) => useTextOf(Math.floor);

/** @param round what becomes of a part of an hour or of a day */
function useTextOf(round: (count: number) => number): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    if (minutes < 2 * HOUR_MINUTES) {
      return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
    }
    if (minutes < 2 * DAY_MINUTES) {
      const hours = round(minutes / HOUR_MINUTES);
      return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    }
    const days = round(minutes / DAY_MINUTES);
    return t`${plural(days, { one: '# day', other: '# days' })}`;
  };
}
