import type { Language } from '@palpite/domain';

/** What one thing is called in a language: its name first, then other words that players type for it. */
export type Words = readonly [name: string, ...alsoSearchedAs: string[]];

/** One thing in all languages, as a row of a table: English, Portuguese, Chinese, Indonesian, Thai, Vietnamese. */
export type Row = readonly [
  english: string,
  portuguese: string,
  chinese: string,
  indonesian: string,
  thai: string,
  vietnamese: string,
];

/** The words of a row; a cell separates them with commas. */
export function wordsOf(row: Row): Readonly<Record<Language, Words>> {
  const [EN, PT, ZH, ID, TH, VI] = row.map((cell) => cell.split(', ') as unknown as Words);
  return { EN, PT, ZH, ID, TH, VI } as Readonly<Record<Language, Words>>;
}
