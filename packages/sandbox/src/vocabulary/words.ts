/** A noun in each language, with the Portuguese gender, so that a title can be put together in all of them. */
export type Noun = readonly [
  english: string,
  portuguese: string,
  gender: 'm' | 'f',
  chinese: string,
  indonesian: string,
  thai: string,
  vietnamese: string,
];
/** A noun, and the drawing of what it names, so that a game whose title names it shows it. */
export type Drawn = readonly [...noun: Noun, drawing: string];
/** A noun, and the drawing of what it names where there is one: "Lion Rock". */
export type Place = readonly [...noun: Noun, drawing?: string];
/** Chinese stands before its noun as it is; Indonesian, Thai and Vietnamese follow theirs. */
export type Adjective = readonly [
  english: string,
  masculine: string,
  feminine: string,
  chinese: string,
  indonesian: string,
  thai: string,
  vietnamese: string,
];

export interface Vocabulary {
  readonly heroes: readonly Drawn[];
  readonly treasures: readonly Drawn[];
  /** Read after "of the". */
  readonly places: readonly Place[];
  readonly adjectives: readonly Adjective[];
}
