import type { Face } from '@palpite/contract/face.ts';

/** The room that a hero takes: all that the page knows of it until its code arrives. */

/** The size of a slide, as classes. */
export const HERO_SLIDES = {
  posters: 'aspect-[328/326] md:aspect-[1112/432]',
  scene:
    'h-[20.375rem] md:h-[25rem] md:[&_img]:object-[50%_15%] lg:h-[28.5rem] [&_img]:object-[50%_0]',
  stage: 'h-[18.25rem] md:h-auto md:aspect-[864/430]',
} as const satisfies Readonly<Record<Face['hero'], string>>;

/** Below the slides, what shows one of them, as classes; nothing where the format has it on the picture. */
export const HERO_FOOTS = {
  posters: '',
  scene: 'h-7 md:h-18',
  stage: 'h-15 md:h-18 lg:hidden',
} as const satisfies Readonly<Record<Face['hero'], string>>;

/** A hero's place on the page. It is for visitors: a member's home begins with what is theirs. */
export function heroPlaceClass(format: Face['hero']): string {
  return `visitor-only ${PLACES[format]}`;
}

const PLACES: Readonly<Record<Face['hero'], string>> = {
  posters: '',
  scene: '',
  stage: 'grid grid-cols-1 items-stretch gap-3 md:gap-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]',
};
