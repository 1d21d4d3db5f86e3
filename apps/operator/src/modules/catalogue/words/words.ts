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
export function wordsOf([en, pt, zh, id, th, vi]: Row): Readonly<Record<Language, Words>> {
  return {
    EN: wordsIn(en),
    PT: wordsIn(pt),
    ZH: wordsIn(zh),
    ID: wordsIn(id),
    TH: wordsIn(th),
    VI: wordsIn(vi),
  };
}

function wordsIn(cell: string): Words {
  const [name = cell, ...others] = cell.split(', ');
  return [name, ...others];
}
