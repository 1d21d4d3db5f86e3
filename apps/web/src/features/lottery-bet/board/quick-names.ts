import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DigitSet, DoubleSet, PairSet, ZodiacSign } from '@palpite/lottery/number-sets.ts';
import type { QuickPick } from '@palpite/lottery/quick-pick.ts';

export type NamedSet = QuickPick | DoubleSet | PairSet | ZodiacSign;

const NAMES: Readonly<Record<NamedSet, MessageDescriptor>> = {
  all: msg({ context: 'numbers', message: 'All' }),
  big: msg`Big`,
  small: msg`Small`,
  odd: msg({ context: 'number', message: 'Odd' }),
  even: msg({ context: 'number', message: 'Even' }),
  none: msg({ context: 'numbers', message: 'None' }),
  doubles: msg`Doubles`,
  'offset-doubles': msg`Offset doubles`,
  'hidden-doubles': msg`Hidden doubles`,
  'near-doubles': msg`Near doubles`,
  'even-even': msg`Even–even`,
  'even-odd': msg`Even–odd`,
  'odd-even': msg`Odd–even`,
  'odd-odd': msg`Odd–odd`,
  'small-small': msg`Small–small`,
  'small-big': msg`Small–big`,
  'big-small': msg`Big–small`,
  'big-big': msg`Big–big`,
  rat: msg({ context: 'zodiac', message: 'Rat' }),
  buffalo: msg({ context: 'zodiac', message: 'Buffalo' }),
  tiger: msg({ context: 'zodiac', message: 'Tiger' }),
  cat: msg({ context: 'zodiac', message: 'Cat' }),
  dragon: msg({ context: 'zodiac', message: 'Dragon' }),
  snake: msg({ context: 'zodiac', message: 'Snake' }),
  horse: msg({ context: 'zodiac', message: 'Horse' }),
  goat: msg({ context: 'zodiac', message: 'Goat' }),
  monkey: msg({ context: 'zodiac', message: 'Monkey' }),
  rooster: msg({ context: 'zodiac', message: 'Rooster' }),
  dog: msg({ context: 'zodiac', message: 'Dog' }),
  pig: msg({ context: 'zodiac', message: 'Pig' }),
};

export const quickName = (i18n: I18n, code: NamedSet): string => i18n._(NAMES[code]);

/** What a set of a digit is called where the digit alone is shown. */
export function digitSetName(i18n: I18n, set: DigitSet, digit: string): string {
  switch (set) {
    case 'head':
      return i18n._(msg`head ${digit}`);
    case 'tail':
      return i18n._(msg`tail ${digit}`);
    case 'sum':
      return i18n._(msg`sum ${digit}`);
    case 'touch':
      return i18n._(msg`touch ${digit}`);
  }
}
