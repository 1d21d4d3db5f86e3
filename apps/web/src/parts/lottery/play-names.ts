import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { isNamedByGroup, isVietnamGroup, playGloss } from './play-gloss.ts';

/**
 * What plays, their groups and their choices are called. The operator's rows have codes; a Vietnamese play keeps its
 * Vietnamese name in every language, as its players do, and the rest of the name says what it is.
 */

type Names = Readonly<Record<string, MessageDescriptor>>;

const GROUPS: Names = {
  // Vietnam
  lo: msg`Lô: last digits of any prize`,
  de: msg`Đề: two digits of one prize`,
  'dau-duoi': msg`Đầu đuôi: head and tail`,
  cang: msg`Càng: three and four digits`,
  xien: msg`Xiên: all of several numbers`,
  da: msg`Đá: pairs`,
  truot: msg`Trượt: none of several numbers`,
  'tai-xiu': msg`Tài xỉu: big or small`,
  // Fast draws
  basic: msg({ context: 'plays', message: 'Basic' }),
  five: msg`All five`,
  four: msg`Last four`,
  'first-three': msg`First three`,
  'middle-three': msg`Middle three`,
  'last-three': msg`Last three`,
  'first-two': msg`First two`,
  'last-two': msg`Last two`,
  'fixed-position': msg`Fixed position`,
  'any-position': msg`Any position`,
  special: msg`Repeated digits`,
  'big-small': msg`Big, small, odd, even`,
  'dragon-tiger': msg`Dragon and tiger`,
  'dragon-tiger-push': msg`Dragon and tiger, tie returned`,
  bull: msg`Bull`,
  any: msg`Any place`,
  'first-1': msg`First place`,
  'first-2': msg`First two places`,
  'first-3': msg`First three places`,
  'odd-count': msg`How many are odd`,
  sum: msg`Sum`,
  triple: msg`Triple`,
  pair: msg`Pair`,
  different: msg`Different numbers`,
  straight: msg`Straight`,
  pick: msg`Pick numbers`,
  balance: msg`More or fewer`,
};

const PLAYS: Names = {
  lo2: msg`Lô, 2 digits`,
  lo3: msg`Lô, 3 digits`,
  lo4: msg`Lô, 4 digits`,
  'lo2-dau': msg`Lô, first 2 digits`,
  de: msg`Special prize, last 2`,
  'de-g1': msg`First prize, last 2`,
  'de-2-cua': msg`Special and first prize, last 2`,
  'de-dau': msg`Head prize, 2 digits`,
  'de-dau-db': msg`Special prize, first 2`,
  dau: msg`Head digit`,
  duoi: msg`Tail digit`,
  'dau-duoi': msg`Head and tail`,
  cang3: msg`Special prize, last 3`,
  'cang3-dau': msg`Head prize, 3 digits`,
  'xiu-chu': msg`Xỉu chủ: head and special, 3 digits`,
  cang4: msg`Special prize, last 4`,
  xien2: msg`Xiên 2`,
  xien3: msg`Xiên 3`,
  xien4: msg`Xiên 4`,
  'xien2-nhay': msg`Xiên 2, each time`,
  'xien3-nhay': msg`Xiên 3, each time`,
  'xien4-nhay': msg`Xiên 4, each time`,
  'xien-quay3': msg`Xiên quay 3: 4 xiên`,
  'xien-quay4': msg`Xiên quay 4: 11 xiên`,
  da: msg`Đá, once`,
  'da-nhay': msg`Đá, each time`,
  'da-nua': msg`Đá, half the sum`,
  'da-xien': msg`Đá at two stations`,
  truot4: msg`Trượt 4`,
  truot8: msg`Trượt 8`,
  truot10: msg`Trượt 10`,
  'tai-xiu': msg`Big, small, odd, even`,
  direct: msg({ context: 'play', message: 'Direct' }),
  group: msg`Group`,
  sum: msg`Sum`,
  span: msg`Span`,
  'group-sum': msg`Group sum`,
  form: msg`Form`,
  'fixed-position': msg`Fixed position`,
  'sum-size': msg`Sum: big or small`,
  'sum-size-strict': msg`Sum: big or small, triples lose`,
  'sum-size-push': msg`Sum: big or small, 11 returned`,
  'sum-parity': msg`Sum: odd or even`,
  'odd-count': msg`How many are odd`,
  'exact-triple': msg`One triple`,
  'any-triple': msg`Any triple`,
  'exact-pair': msg`One pair and a third`,
  'any-pair': msg`Any pair`,
  'three-different': msg`Three different`,
  'two-different': msg`Two different`,
  'any-straight': msg`Any straight`,
  'up-down': msg`Up or down`,
  'odd-even': msg`Odd or even`,
  bull: msg`Bull`,
};

const CHOICES: Names = {
  big: msg`Big`,
  small: msg`Small`,
  odd: msg({ context: 'number', message: 'Odd' }),
  even: msg({ context: 'number', message: 'Even' }),
  tai: msg`Tài, big (50–99)`,
  xiu: msg`Xỉu, small (00–49)`,
  chan: msg`Chẵn (even)`,
  le: msg`Lẻ (odd)`,
  dragon: msg`Dragon`,
  tiger: msg`Tiger`,
  tie: msg`Tie`,
  equal: msg`Equal`,
  over: msg`Over`,
  under: msg`Under`,
  up: msg`Up`,
  down: msg`Down`,
  triple: msg`Triple`,
  straight: msg`Straight`,
  pair: msg`Pair`,
  'half-straight': msg`Half a straight`,
  mixed: msg`Mixed`,
  none: msg`No bull`,
  'bull-bull': msg`Bull bull`,
  'bull-odd': msg`Bull odd`,
  'bull-even': msg`Bull even`,
  'bull-small': msg`Bull small`,
  'bull-big': msg`Bull big`,
};

/** So many numbers are drawn of eleven: of more in a bet no more can be right. */
const MOST_OF_ELEVEN = 5;

const hitOf = (size = '', hits = 0): MessageDescriptor => msg`Pick ${size}, hit ${hits}`;

/** Codes of a family: what varies is a placeholder of their name. */
const FAMILIES: readonly (readonly [RegExp, (...found: string[]) => MessageDescriptor])[] = [
  [/-group-sum$/, () => msg`Group sum`],
  [/-group-(\d+)$/, (size) => msg`Group ${size}`],
  [/-direct$/, () => msg({ context: 'play', message: 'Direct' })],
  [/-group$/, () => msg`Group`],
  [/^(?:first|middle|last)-\w+-sum$/, () => msg`Sum`],
  [/-span$/, () => msg`Span`],
  [/-form$/, () => msg`Form`],
  [/^any-(\d+)-of-first-three$/, (count) => msg`${count} in the first three`],
  [/^any-(\d+)-of-last-three$/, (count) => msg`${count} in the last three`],
  [/^any-(\d+)-of-last-four$/, (count) => msg`${count} in the last four`],
  [/^any-(\d+)-of-five$/, (count) => msg`${count} in all five`],
  [/^special-(\d+)$/, (count) => msg`A digit ${count} times`],
  [/^(?:position|place)-(\d+)-size$/, (place) => msg`Place ${place}`],
  [/^dragon-tiger(?:-push)?-(\d+)-(\d+)$/, (one, other) => msg`Place ${one} against ${other}`],
  [/^dragon-tiger-(\d+)$/, (place) => msg`Place ${place} against its opposite`],
  [/^dragon-tiger$/, () => msg`First against last`],
  [/^any-(\d+)$/, (size) => hitOf(size, Math.min(Number(size), MOST_OF_ELEVEN))],
  [/^all-(\d+)$/, (size) => hitOf(size, Number(size))],
  [/^pick-(\d+)$/, (size) => msg`Pick ${size}`],
];

const PRIZES: Names = {
  DB: msg`Special prize`,
  G1: msg`First prize`,
  G2: msg`Second prize`,
  G3: msg`Third prize`,
  G4: msg`Fourth prize`,
  G5: msg`Fifth prize`,
  G6: msg`Sixth prize`,
  G7: msg`Seventh prize`,
  G8: msg`Eighth prize`,
  balls: msg`Numbers`,
};

const named = (i18n: I18n, names: Names, code: string): string => {
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return name ? i18n._(name) : code;
};

/** A group of the betting view; one that a new operator has shows its code. */
export const playGroupName = (i18n: I18n, group: string): string => named(i18n, GROUPS, group);

/** What a group is called where its plays are next to it: Vietnam's without what they mean. */
export const playGroupShortName = (i18n: I18n, group: string): string =>
  playGroupName(i18n, group).split(/\s?[:：]/)[0] ?? group;

/** A play inside its group. */
export function playName(i18n: I18n, code: string): string {
  if (Object.hasOwn(PLAYS, code)) return named(i18n, PLAYS, code);
  for (const [pattern, name] of FAMILIES) {
    const found = pattern.exec(code);
    if (found) return i18n._(name(...found.slice(1)));
  }
  return code;
}

/** Plays of the fast draws that several groups have under the same name. */
const OF_MANY_GROUPS: ReadonlySet<string> = new Set([
  'direct',
  'group',
  'sum',
  'span',
  'group-sum',
  'form',
]);

/** A play for places that show it alone: with its group where the name does not say that, and never both in two ways. */
export function playFullName(i18n: I18n, { code, group }: { code: string; group: string }): string {
  const name = playName(i18n, code);
  if (isNamedByGroup(code)) {
    const gloss = playGloss(i18n, code);
    return gloss === undefined ? name : `${name} · ${gloss}`;
  }
  const isOwn = Object.hasOwn(PLAYS, code) && !OF_MANY_GROUPS.has(code);
  if (isOwn && !isVietnamGroup(group)) return name;
  const of = playGroupShortName(i18n, group);
  return of === name ? name : `${of} · ${name}`;
}

/** A choice of a measure; numbers are their own names. */
export const choiceName = (i18n: I18n, code: string): string => named(i18n, CHOICES, code);

/**
 * What was chosen in an area, as people read it.
 * @param areChoices where a list of bets does not say of which kind the area is, words are choices
 */
export const symbolsText = (
  i18n: I18n,
  symbols: readonly string[],
  areChoices = /^[a-z]/.test(symbols[0] ?? ''),
): string =>
  areChoices ? symbols.map((code) => choiceName(i18n, code)).join(', ') : symbols.join(' ');

export const prizeName = (i18n: I18n, prize: string): string => named(i18n, PRIZES, prize);

/** A place of a drawn sequence, counted from 0: a ball, a die, or the rank of an arrival. */
export function positionName(i18n: I18n, kind: Kind, at: number): string {
  const place = at + 1;
  if (kind === 'k3') return i18n._(msg`Die ${place}`);
  return i18n._(kind === 'pk10' ? msg`Rank ${place}` : msg`Ball ${place}`);
}
