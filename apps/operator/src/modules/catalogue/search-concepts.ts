/**
 * What words lead to, other than a game's own name: the hero of its picture, its theme, the features of its machine, its
 * class, its category and its vendor. Each is a term of a game's search index, and each has words in every language.
 */
import {
  GAME_FEATURES,
  type GameCategory,
  type GameFeature,
  type Language,
  nameWords,
  searchText,
} from '@palpite/domain';
import { ORIGINAL } from '@palpite/domain/name-terms.ts';
import { CATEGORY_WORDS } from './words/category-words.ts';
import { className, classNames } from './words/class-names.ts';
import { CREATURES } from './words/creature-words.ts';
import { FEATURE_WORDS } from './words/feature-names.ts';
import { themeName, themeWords } from './words/theme-names.ts';
import { VENDOR_ROWS } from './words/vendor-words.ts';
import { type Words, wordsOf } from './words/words.ts';

export type Concept =
  | { readonly kind: 'theme' | 'class' | 'vendor' | 'hero'; readonly value: string }
  | { readonly kind: 'feature'; readonly value: GameFeature }
  | { readonly kind: 'category'; readonly value: GameCategory };

/** The term of a concept in a game's search index; the table spells those of its columns in the same way. */
export const conceptTerm = ({ kind, value }: Concept): string =>
  kind === 'feature' ? value : `${kind}:${value}`;

/** Words that lead to a concept, as they are written and as they are searched. */
export interface Phrase {
  readonly concept: Concept;
  readonly written: string;
  readonly folded: string;
  /** Without spaces, since many players leave them out. */
  readonly joined: string;
  /** What a single typed word may begin. */
  readonly words: readonly string[];
  /** The name of the thing rather than another word for it. */
  readonly isName: boolean;
}

/** Written Vietnamese separates syllables: one within a phrase is no word of it. */
const wordsIn = (language: Language, written: string, folded: string): string[] =>
  language === 'VI' ? [folded] : nameWords(written);

function phrasesOf(language: Language): Phrase[] {
  const phrases = (concept: Concept, words: readonly string[], isNamed = true) =>
    words.map((written, at): Phrase => {
      const folded = searchText(written);
      const joined = folded.replaceAll(' ', '');
      const words = wordsIn(language, written, folded);
      return { concept, written, folded, joined, words, isName: isNamed && at === 0 };
    });
  return [
    ...themeWords(language).flatMap(([value, words]) => phrases({ kind: 'theme', value }, words)),
    // Heroes first: that a picture shows the animal tells more of a game than its theme.
    ...CREATURES.flatMap(([, row, ...heroes]) =>
      heroes.flatMap((value) => phrases({ kind: 'hero', value }, wordsOf(row)[language], false)),
    ),
    ...CREATURES.flatMap(([themeIds, row]) =>
      themeIds.flatMap((value) => phrases({ kind: 'theme', value }, wordsOf(row)[language], false)),
    ),
    ...classNames(language).flatMap(([value, name]) => phrases({ kind: 'class', value }, [name])),
    ...GAME_FEATURES.flatMap((value) =>
      phrases({ kind: 'feature', value }, FEATURE_WORDS[value][language]),
    ),
    ...Object.entries(CATEGORY_WORDS).flatMap(([category, words]) =>
      phrases({ kind: 'category', value: category as GameCategory }, words[language]),
    ),
    ...Object.entries(VENDOR_ROWS).flatMap(([value, row]) =>
      phrases({ kind: 'vendor', value }, wordsOf(row)[language] satisfies Words, false),
    ),
  ];
}

const PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  EN: phrasesOf('EN'),
  PT: phrasesOf('PT'),
  ZH: phrasesOf('ZH'),
  ID: phrasesOf('ID'),
  TH: phrasesOf('TH'),
  VI: phrasesOf('VI'),
};

/** The phrases that readers of a language type: their own and the original ones. */
export const phrasesRead = (language: Language): readonly Phrase[] =>
  language === ORIGINAL ? PHRASES[ORIGINAL] : [...PHRASES[language], ...PHRASES[ORIGINAL]];

/** The phrases of one language alone. */
export const phrasesIn = (language: Language): readonly Phrase[] => PHRASES[language];

const EVERY_PHRASE = Object.values(PHRASES).flat();
/** Written without spaces, longest first, to find them within a typed text. */
const UNSPACED = [...PHRASES.ZH, ...PHRASES.TH]
  .filter(({ written }) => /\p{Script=Han}|\p{Script=Thai}/u.test(written))
  .toSorted((a, b) => b.joined.length - a.joined.length);

/** From this length the beginning of a word is enough; a Chinese character is a whole word. */
const SHORTEST_BEGINNING = 3;
/** In a language that the reader does not read, shorter words are too often words of theirs. */
const SHORTEST_FOREIGN = 3;

const isWhole = (text: string) => /\p{Script=Han}|\p{Script=Thai}/u.test(text);

/** The concepts of a single typed word. */
export function conceptsOfWord(word: string, language: Language): Concept[] {
  const enough = word.length >= SHORTEST_BEGINNING || /\p{Script=Han}/u.test(word);
  const named = (phrase: Phrase) =>
    phrase.joined === word ||
    phrase.words.some((each) => each === word || (enough && each.startsWith(word)));
  return found(phrasesRead(language), named) ?? foreign(word) ?? [];
}

/** Whether a text is a whole name of a concept: in one language, or in any. */
export const isNameOf = (concept: Concept, text: string, language?: Language): boolean =>
  (language === undefined ? EVERY_PHRASE : PHRASES[language]).some(
    ({ concept: { kind, value }, folded, joined }) =>
      kind === concept.kind && value === concept.value && (folded === text || joined === text),
  );

/** The concepts that several typed words name together; the last of them may still be being typed. */
export function conceptsOfSpan(span: string, isLast: boolean, language: Language): Concept[] {
  const read = phrasesRead(language);
  return (
    found(read, ({ folded }) => folded === span) ??
    (isLast ? found(read, ({ folded }) => folded.startsWith(span)) : undefined) ??
    foreign(span) ??
    []
  );
}

/** Whole words of any language: a player types the word that they know. */
function foreign(text: string): Concept[] | undefined {
  if (text.length < SHORTEST_FOREIGN && !isWhole(text)) return undefined;
  return found(EVERY_PHRASE, ({ folded, joined }) => folded === text || joined === text);
}

function found(
  phrases: readonly Phrase[],
  matches: (phrase: Phrase) => boolean,
): Concept[] | undefined {
  const byTerm = new Map(
    phrases.filter(matches).map(({ concept }) => [conceptTerm(concept), concept]),
  );
  return byTerm.size === 0 ? undefined : [...byTerm.values()];
}

/**
 * The phrases that a text without spaces consists of, each with all concepts that it names; null unless they are all of
 * it. @param noise what narrows nothing
 */
export function partsOfText(text: string, noise: readonly string[]): Concept[][] | null {
  if (!isWhole(text)) return null;
  const parts: Concept[][] = [];
  let rest = text;
  while (rest !== '') {
    const phrase = UNSPACED.find(({ joined }) => rest.startsWith(joined));
    const skipped = noise.find((word) => rest.startsWith(word));
    if (phrase && phrase.joined.length >= (skipped?.length ?? 0)) {
      parts.push(found(UNSPACED, ({ joined }) => joined === phrase.joined) ?? []);
      rest = rest.slice(phrase.joined.length);
    } else if (skipped) {
      rest = rest.slice(skipped.length);
    } else {
      return null;
    }
  }
  return parts.length === 0 ? null : parts;
}

/** The longest phrase within a text without spaces, as it is written. */
export const phraseWithin = (text: string): string | undefined =>
  UNSPACED.find(({ joined }) => joined !== text && text.includes(joined))?.written;

const HERO_NAMES = new Map(
  CREATURES.flatMap(([, row, ...heroes]) => heroes.map((hero) => [hero, wordsOf(row)] as const)),
);

/** A concept's name within a sentence; a vendor's own for what has none here. */
export function conceptName(concept: Concept, language: Language): string {
  switch (concept.kind) {
    case 'theme':
      return themeName(concept.value, language);
    case 'class':
      return className(concept.value, language);
    case 'feature':
      return FEATURE_WORDS[concept.value][language][0];
    case 'category':
      return CATEGORY_WORDS[concept.value][language][0];
    case 'hero':
      return HERO_NAMES.get(concept.value)?.[language][0] ?? concept.value;
    case 'vendor':
      return concept.value;
  }
}
