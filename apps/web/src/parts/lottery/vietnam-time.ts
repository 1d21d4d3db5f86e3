import { dateFormat } from '@palpite/domain/formats.ts';

export const VIETNAM = 'Asia/Ho_Chi_Minh';

/** The hour of an instant in Vietnam, `18:15`: the same in every language. */
export function hourText(instant: string | number, seconds = false): string {
  return dateFormat('en', {
    timeZone: VIETNAM,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
  }).format(new Date(instant));
}

/** Minutes of the day that have passed in Vietnam at an instant. */
export function vietnamHour(instant: string | number): number {
  const [hours = 0, minutes = 0] = hourText(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The day of an instant in Vietnam, short: `22/11`. */
export function vietnamDay(instant: string, locale: string): string {
  const format = dateFormat(locale, {
    timeZone: VIETNAM,
    day: '2-digit',
    month: '2-digit',
  });
  return format.format(new Date(instant));
}
