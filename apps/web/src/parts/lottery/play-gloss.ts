import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the Vietnamese names mean, in a word or two, for readers of the other languages. */
const GLOSSES: Readonly<Record<string, MessageDescriptor>> = {
  lo: msg({ context: 'lottery play', message: 'any prize' }),
  de: msg({ context: 'lottery play', message: 'one prize' }),
  'dau-duoi': msg({ context: 'lottery play', message: 'head, tail' }),
  cang: msg({ context: 'lottery play', message: '3 or 4 digits' }),
  xien: msg({ context: 'lottery play', message: 'all of several' }),
  da: msg({ context: 'lottery play', message: 'pairs' }),
  truot: msg({ context: 'lottery play', message: 'none of several' }),
  'tai-xiu': msg({ context: 'lottery play', message: 'big or small' }),
};

/** What a group's Vietnamese name means; undefined where it has none, and for those who read Vietnamese. */
export function groupGloss(i18n: I18n, group: string): string | undefined {
  const gloss = Object.hasOwn(GLOSSES, group) ? GLOSSES[group] : undefined;
  return gloss && i18n.locale !== 'vi' ? i18n._(gloss) : undefined;
}

/** Plays whose names begin with their group's Vietnamese one. */
const NAMED_BY_GROUP = /^(lo|xien|da|truot)(?=\d|$|-(?!duoi))/;

export const isVietnamGroup = (group: string): boolean => Object.hasOwn(GLOSSES, group);

/** Whether a play's name says its group already. */
export const isNamedByGroup = (code: string): boolean => NAMED_BY_GROUP.test(code);

/** What a play's name means where its group is not next to it. */
export const playGloss = (i18n: I18n, code: string): string | undefined =>
  groupGloss(i18n, NAMED_BY_GROUP.exec(code)?.[1] ?? '');
