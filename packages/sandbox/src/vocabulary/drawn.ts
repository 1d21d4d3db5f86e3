import { BEINGS } from './beings.ts';
import { THINGS } from './things.ts';
import type { Drawn, Noun } from './words.ts';

type Nouns = Readonly<Record<string, Noun>>;

const among = (nouns: Nouns) => (drawings: string) =>
  drawings.split(' ').map((drawing): Drawn => {
    const noun = nouns[drawing];
    if (!noun) throw new RangeError(`no noun for the drawing "${drawing}"`);
    return [...noun, drawing];
  });

/** The nouns of these drawings, which several worlds share. */
export const beings = among(BEINGS);
export const things = among(THINGS);
