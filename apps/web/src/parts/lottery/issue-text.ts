import { dateFormat } from '@palpite/domain/formats.ts';

/** An issue of a fast game is the day and its number in the day, parted by a dash in those made today; one of Vietnam, the day. */
const PARTS = /^(\d{4})(\d{2})(\d{2})-?(\d*)$/;

/** The number of an issue in its day, as a list of one game's draws has it: `1170`. */
export const shortNumero = (numero: string): string => PARTS.exec(numero)?.[4] || numero;

/** An issue by its day, `29/11`, and where a day has many, its number: `29/11 · 1170`. What is no day stays as it is. */
export function issueText(numero: string, locale: string): string {
  const [, year = '', month = '', day = '', rest = ''] = PARTS.exec(numero) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return numero;
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
  });
  // Vietnamese parts a day and its month with a dash where the year is left out, and with a stroke in every other date.
  const written = format.format(at).replaceAll('-', '/');
  return rest === '' ? written : `${written} · ${rest}`;
}
