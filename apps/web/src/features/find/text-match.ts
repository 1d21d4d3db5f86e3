import { nameWords, searchText, typedWords } from '@palpite/domain/search-text.ts';

/** True when each typed word begins a word of one of these names. */
export function namesMatch(typed: string, names: readonly string[]): boolean {
  const words = typedWords(typed);
  const has = names.flatMap(nameWords);
  return words.length > 0 && words.every((word) => has.some((each) => each.startsWith(word)));
}

/** A part of a name, and whether it is what was typed. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A typed word: as names are searched, and as it was written. */
interface TypedWord {
  readonly folded: string;
  readonly written: string;
}

/** The longest first. */
function writtenWords(typed: string): TypedWord[] {
  const counted = new Set(typedWords(typed));
  return typed
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((written) => ({ folded: searchText(written), written }))
    .filter(({ folded }) => counted.has(folded))
    .toSorted((a, b) => b.folded.length - a.folded.length);
}

/** A name in parts: the beginnings of words that were typed, and what is between them. */
export function markedParts(name: string, typed: string): NamePart[] {
  const words = writtenWords(typed);
  const parts: NamePart[] = [];
  let plain = '';
  for (let at = 0; at < name.length; ) {
    const end = startsWord(name, at) ? matchEnd(name, at, words) : at;
    if (end > at) {
      if (plain !== '') parts.push({ text: plain, isMatch: false });
      parts.push({ text: name.slice(at, end), isMatch: true });
      plain = '';
      at = end;
    } else {
      plain += name[at];
      at += 1;
    }
  }
  return plain === '' ? parts : [...parts, { text: plain, isMatch: false }];
}

const UNSPACED = /\p{Script=Han}|\p{Script=Thai}/u;

/** Chinese and Thai words begin anywhere. */
function startsWord(name: string, at: number): boolean {
  const [here = '', before = ''] = [name.slice(at), name[at - 1] ?? ' '];
  if (/^\p{M}/u.test(here)) return false;
  return UNSPACED.test(name[at] ?? '') || !/[\p{L}\p{N}]/u.test(before);
}

/** Where the longest typed word ends that begins there; the same place where none does. */
function matchEnd(name: string, at: number, words: readonly TypedWord[]): number {
  for (const { folded, written } of words) {
    for (let end = at + 1; end <= name.length; end += 1) {
      const text = searchText(name.slice(at, end)).replaceAll(' ', '');
      if (text === folded) {
        const whole = at + withMarks(name.slice(at), end - at);
        if (!hasAccents(name.slice(at, whole), written)) break;
        return whole;
      }
      if (!folded.startsWith(text)) break;
    }
  }
  return at;
}

/** Each letter with its accents. */
const lettersOf = (text: string) => [
  ...text
    .normalize('NFD')
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}])(\p{M}*)/gu),
];

/** Whether a part of a name has every accent that was typed: "ho" is in "Hồ" and in "Hổ", "hổ" in the second alone. */
function hasAccents(part: string, written: string): boolean {
  const letters = lettersOf(part);
  return lettersOf(written).every(([, typed, accents = ''], place) => {
    if (accents === '' && typed !== 'đ') return true;
    const [, letter, has = ''] = letters[place] ?? [];
    return (typed !== 'đ' || letter === 'đ') && [...accents].every((each) => has.includes(each));
  });
}

/** A letter is taken with the accents that follow it. */
function withMarks(text: string, end: number): number {
  const marks = /^\p{M}*/u.exec(text.slice(end))?.[0] ?? '';
  return end + marks.length;
}
