import { listFormat } from '@palpite/domain/formats.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PricedPlay, Spots } from '@palpite/lottery/play.ts';
import { classesOf, sequenceOf } from '@palpite/lottery/reading.ts';
import { positionName, prizeName } from '../../../parts/lottery/play-names.ts';

const PLACES = [
  msg({ context: 'digit', message: 'Units' }),
  msg({ context: 'digit', message: 'Tens' }),
  msg({ context: 'digit', message: 'Hundreds' }),
  msg({ context: 'digit', message: 'Thousands' }),
];

/** The place of a digit, counted from the right; a number of more than four digits has no names for them. */
export function digitName(i18n: I18n, fromRight: number): string {
  const name = PLACES[fromRight];
  return name ? i18n._(name) : String(10 ** fromRight);
}

export const listText = (
  i18n: I18n,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listFormat(i18n.locale, { type }).format(items);

/** What each row of a play's board is chosen for: a place of the draw, or how often a number comes. */
export function rowNames(i18n: I18n, { rule, kind }: PricedPlay): string[] {
  if (rule.kind === 'exact') return rule.window.map((at) => positionName(i18n, kind, at));
  if (rule.kind !== 'group') return [];
  return classesOf(rule.pattern).map(({ times, symbols }) => {
    const numbers = i18n._(msg`${plural(symbols, { one: '# number', other: '# numbers' })}`);
    if (times === 1) return i18n._(msg`Once in the draw: ${numbers}`);
    return times === 2
      ? i18n._(msg`Twice in the draw: ${numbers}`)
      : i18n._(msg`${times} times in the draw: ${numbers}`);
  });
}

/** Where in a draw of balls a rule looks. */
export function windowName(i18n: I18n, play: PricedPlay, window: readonly number[]): string {
  const { length } = sequenceOf(play);
  const name = (at: number | undefined) => positionName(i18n, play.kind, at ?? 0);
  if (window.length === 1) return name(window[0]);
  if (window.length === length) return i18n._(msg`any of the ${length} places of the draw`);
  const [first = 0] = window;
  const together = window.every((at, index) => at === first + index);
  if (!together || window.length === 2) return listText(i18n, window.map(name));
  const [from, to] = [name(first), name(window.at(-1))];
  return i18n._(msg`${from} to ${to}`);
}

/** Where in a table of prizes a rule looks. */
export function spotsName(i18n: I18n, { prizes, from, to }: Spots): string {
  const names =
    prizes === 'all'
      ? i18n._(msg`any prize`)
      : listText(
          i18n,
          prizes.map((prize) => prizeName(i18n, prize)),
        );
  if (to === null) {
    const digits = Math.abs(from);
    return i18n._(
      msg`the last ${plural(digits, { one: '# digit', other: '# digits' })} of ${names}`,
    );
  }
  if (from === 0) {
    return i18n._(msg`the first ${plural(to, { one: '# digit', other: '# digits' })} of ${names}`);
  }
  if (from === -2 && to === -1) return i18n._(msg`the tens digit of ${names}`);
  return i18n._(msg`the digits from ${from} to ${to} of ${names}`);
}
