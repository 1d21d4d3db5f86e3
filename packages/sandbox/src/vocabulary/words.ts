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
  readonly heroes: readonly Noun[];
  readonly treasures: readonly Noun[];
  /** Read after "of the". */
  readonly places: readonly Noun[];
  readonly adjectives: readonly Adjective[];
}
