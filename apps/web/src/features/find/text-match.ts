import { nameWords, searchText, typedWords } from '@palpite/domain';

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

/** A name in parts: the beginnings of words that were typed, and what is between them. */
export function markedParts(name: string, typed: string): NamePart[] {
  const words = typedWords(typed).toSorted((a, b) => b.length - a.length);
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
function matchEnd(name: string, at: number, words: readonly string[]): number {
  for (const word of words) {
    for (let end = at + 1; end <= name.length; end += 1) {
      const text = searchText(name.slice(at, end)).replaceAll(' ', '');
      if (text === word) return at + withMarks(name.slice(at), end - at);
      if (!word.startsWith(text)) break;
    }
  }
  return at;
}

/** A letter is taken with the accents that follow it. */
function withMarks(text: string, end: number): number {
  const marks = /^\p{M}*/u.exec(text.slice(end))?.[0] ?? '';
  return end + marks.length;
}
