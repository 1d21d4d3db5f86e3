import type { Face } from '@palpite/contract/face.ts';
import { HERO_FOOTS, HERO_SLIDES } from './hero-sizes.ts';

/** The set-out of a hero's slides, as classes. */
export interface HeroLook {
  frame: string;
  dots: string;
  /** The slides' names on a line, below them, in place of dots. */
  timeline?: boolean;
  slide: string;
  words: string;
  titleClass: string;
  textClass: string;
  sizes: string;
  /** Whether words on a phone stand over the picture's subject, and need a veil. */
  veiled: boolean;
}

const DOTS =
  'absolute z-2 h-7 items-center rounded-control px-1 [&>button:last-child]:text-inherit!';

export const HERO_LOOKS: Readonly<Record<Face['hero'], HeroLook>> = {
  posters: {
    frame: 'overflow-hidden rounded-[1.25rem] md:rounded-[1.625rem]',
    dots: `${DOTS} top-2 right-2 bg-scrim text-on-art [--dot:white] [--dot-on:var(--color-ceremony)] md:top-auto md:right-auto md:bottom-3 md:left-5`,
    slide: HERO_SLIDES.posters,
    words: 'left-4 right-4 top-9 md:left-[3.4%] md:right-auto md:top-[11%] md:w-[34%]',
    titleClass:
      'display pb-[0.12em] text-32 md:pb-[0.2em] md:text-[clamp(1.9rem,4.1vw,3.9rem)] [paint-order:stroke_fill] data-[words=light]:[-webkit-text-stroke:0.2em_oklch(0.34_0.11_258)] data-[words=light]:drop-shadow-[0.08em_0.1em_0_oklch(0.34_0.11_258)]',
    textClass:
      'max-w-[15.5rem] text-13 font-semibold md:max-lg:hidden md:max-w-[15.5rem] lg:text-16',
    sizes: '(width < 48rem) calc(100vw - 1.5rem), (width < 80rem) calc(100vw - 9rem), 70rem',
    veiled: false,
  },
  scene: {
    frame: 'overflow-hidden',
    dots: `${HERO_FOOTS.scene} edge-to-edge items-stretch`,
    timeline: true,
    slide: HERO_SLIDES.scene,
    words:
      'left-3 right-3 bottom-4 md:right-auto md:bottom-auto md:top-[16%] md:w-[46%] md:left-6 lg:left-(--edge) lg:top-[17%]',
    titleClass: 'display pb-[0.14em] text-[1.75rem] md:text-40 lg:text-[4.25rem] max-w-[9.5em]',
    textClass: 'max-md:max-w-[11rem] text-14 md:text-20 max-w-[30rem]',
    sizes: '100vw',
    veiled: true,
  },
  stage: {
    frame: 'overflow-hidden rounded-b-[1.5rem]',
    dots: `${DOTS} right-3 bottom-2 bg-scrim/80 text-on-art [--dot:white] [--dot-on:var(--color-action)]`,
    slide: HERO_SLIDES.stage,
    words: 'left-4 right-4 bottom-9 md:left-[4.6%] md:right-auto md:bottom-[10%] md:w-[43%]',
    titleClass:
      'display text-[1.75rem] uppercase max-md:max-w-[50%] md:text-[clamp(2.25rem,4.1vw,3.75rem)]',
    textClass: 'text-14 max-md:max-w-[45%] md:max-w-[70%] md:text-16',
    sizes: '(width < 48rem) calc(100vw - 1.5rem), (width < 64rem) calc(100vw - 3rem), 54rem',
    veiled: false,
  },
};
