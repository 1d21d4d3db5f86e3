/** What a typed text may become: longer texts that find games. */
import { type Language, searchText, typedWords } from '@palpite/domain';
import type { CatalogueCounts } from './catalogue-counts.ts';
import { phrasesIn } from './search-concepts.ts';
import type { Vocabulary } from './search-vocabulary.ts';

/** From this length of a last word on it is completed; a Chinese character is a whole word. */
const SHORTEST = 2;

/**
 * Completions of a text, the best first; each begins with it. They name things that games have, vendors, and words of
 * titles. Whether all words of a longer one are in one game is not known yet.
 */
export function completions(
  typed: string,
  language: Language,
  { vocabulary, counts }: { vocabulary: Vocabulary; counts: CatalogueCounts },
): string[] {
  const words = typedWords(typed);
  const text = words.join(' ');
  const last = words.at(-1) ?? '';
  const isEnough = last.length >= SHORTEST || /\p{Script=Han}/u.test(last);
  if (!isEnough && words.length < 2) return [];
  const before = words.length > 1 ? `${typed.trim().split(/\s+/).slice(0, -1).join(' ')} ` : '';
  const phrases = phrasesIn(language)
    .filter(({ concept, folded }) => counts.of(concept) !== undefined && folded.startsWith(text))
    .filter(({ concept }) => concept.kind !== 'vendor')
    .toSorted((a, b) => Number(b.isName) - Number(a.isName));
  const vendors = vocabulary.vendors.filter((each) =>
    each.words.some((word) => word.startsWith(text)),
  );
  const titles = isEnough ? vocabulary.titles.filter(({ folded }) => folded.startsWith(last)) : [];
  const texts = [
    ...phrases.map(({ written }) => written.toLowerCase()),
    ...vendors.map(({ name }) => name),
    ...titles.map(({ written }) => `${before}${written}`),
  ];
  // "Dragão" and "dragao" are one text, which need not be offered once it is typed.
  const byFolded = new Map<string, string>();
  for (const each of texts) {
    const folded = searchText(each);
    if (folded !== text && !byFolded.has(folded)) byFolded.set(folded, each);
  }
  return [...byFolded.values()];
}
