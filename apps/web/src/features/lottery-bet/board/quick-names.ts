import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuickPick } from '@palpite/lottery/typed.ts';
import type { NumberForm } from './quick-sets.ts';

const NAMES: Readonly<Record<QuickPick | NumberForm, MessageDescriptor>> = {
  all: msg({ context: 'numbers', message: 'All' }),
  big: msg`Big`,
  small: msg`Small`,
  odd: msg({ context: 'number', message: 'Odd' }),
  even: msg({ context: 'number', message: 'Even' }),
  none: msg({ context: 'numbers', message: 'None' }),
  doubles: msg`Doubles`,
  'offset-doubles': msg`Offset doubles`,
};

export const quickName = (i18n: I18n, code: QuickPick | NumberForm): string => i18n._(NAMES[code]);
