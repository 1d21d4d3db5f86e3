/** A typed text in the parts that are looked for together: a word, or several that name one thing. */
import { type Language, searchText, typedWords } from '@palpite/domain';
import { ORIGINAL } from '@palpite/domain/name-terms.ts';
import { type Concept, conceptsOfSpan, conceptsOfWord, partsOfText } from './search-concepts.ts';
import { NOISE } from './words/noise-words.ts';

export interface Unit {
  readonly words: readonly string[];
  /** What the words name together, each an alternative. */
  readonly concepts: readonly Concept[];
  /** What a text without spaces consists of: one concept of each part applies. */
  readonly parts: readonly (readonly Concept[])[] | null;
  /** It narrows nothing while there are other units. */
  readonly isNoise: boolean;
}

/** The most words that name one thing. */
const LONGEST_SPAN = 5;

/** Empty when the text has nothing searchable. */
export function unitsOf(typed: string, language: Language): Unit[] {
  const words = typedWords(typed);
  const noise = [...new Set([...NOISE[language], ...NOISE[ORIGINAL]])].map(searchText);
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const unit = unitAt(words, at, noise, language);
    units.push(unit);
    at += unit.words.length;
  }
  return units;
}

function unitAt(
  words: readonly string[],
  at: number,
  noise: readonly string[],
  language: Language,
): Unit {
  for (let length = Math.min(LONGEST_SPAN, words.length - at); length > 1; length -= 1) {
    const span = words.slice(at, at + length);
    const text = span.join(' ');
    const isNoise = noise.includes(text);
    const concepts = conceptsOfSpan(text, at + length === words.length, language);
    if (isNoise || concepts.length > 0) return { words: span, concepts, parts: null, isNoise };
  }
  const word = words[at] ?? '';
  const unspaced = [...NOISE.ZH, ...NOISE.TH].map((each) => searchText(each).replaceAll(' ', ''));
  return {
    words: [word],
    concepts: conceptsOfWord(word, language),
    parts: partsOfText(word, unspaced),
    isNoise: noise.includes(word),
  };
}

/** The units that narrow a search. */
export function narrowing(units: readonly Unit[]): readonly Unit[] {
  const telling = units.filter(({ isNoise }) => !isNoise);
  return telling.length === 0 ? units : telling;
}
