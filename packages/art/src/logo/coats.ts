import { type Definitions, n } from '../ink.ts';
import { extentOf, pathText } from './outline.ts';
import type { SetTitle } from './set-title.ts';

/**
 * What letters are painted with, from back to front. Outlines and shadows are in units of the drawing, not of a line, so
 * small lines are not eaten by theirs. Each line's outline is written once and used by every coat.
 */

const JOIN = 'stroke-linejoin="round"';

/** Outlines as definitions: each line on its own, and all of them together. */
function outlines(set: SetTitle): string {
  const lines = set.lines.map((line, at) => `<path id="t${at}" d="${pathText(line)}"/>`).join('');
  return `<defs><g id="t">${lines}</g></defs>`;
}

const coat = (colour: string, width: number, x = 0, y = 0, more = '') =>
  `<use href="#t" x="${n(x)}" y="${n(y)}" fill="${colour}" stroke="${colour}" stroke-width="${n(width)}" ${JOIN}${more}/>`;

export interface Print {
  readonly face: string;
  /** The lower part of each line. */
  readonly tint: string;
  readonly edge: string;
  readonly shadow: string;
  /** A last line round all of it, so that it is pasted on. */
  readonly ring?: string;
}

/** Printed in inks: a shadow of the second ink, an outline, a face whose lower part is tinted, a lit upper rim. */
export function printed(set: SetTitle, inks: Print, outline = 10): string {
  const slabs = set.lines.map((line, at) => {
    const { top, bottom } = extentOf(line);
    const from = top + (bottom - top) * 0.56;
    return `<clipPath id="c${at}"><use href="#t${at}"/></clipPath><rect clip-path="url(#c${at})" x="-40" y="${n(from)}" width="480" height="${n(bottom - from + 1)}" fill="${inks.tint}"/>`;
  });
  return (
    outlines(set) +
    (inks.ring === undefined
      ? ''
      : coat(inks.ring, outline + 5, 4, 5.5) + coat(inks.ring, outline + 5)) +
    [1, 0.66, 0.33].map((part) => coat(inks.shadow, outline, 5 * part, 6.5 * part)).join('') +
    coat(inks.edge, outline) +
    `<use href="#t" fill="${inks.face}"/>${slabs.join('')}`
  );
}

export interface Metal {
  /** Four bands from top to foot, with a hard horizon in the middle. */
  readonly bands: readonly [string, string, string, string];
  readonly line: string;
  readonly rim: string;
  readonly side: string;
}

/** Cast in metal: shadow, dark outline, a rim of the second colour, the letters' side, and a face with a horizon. */
export function cast(set: SetTitle, metal: Metal, definitions: Definitions, outline = 13): string {
  const [sky, light, low, ground] = metal.bands;
  const face = definitions.linear([
    [0, sky],
    [0.46, light],
    [0.54, low],
    [1, ground],
  ]);
  const faces = set.lines.map((_, at) => `<use href="#t${at}" fill="${face}"/>`).join('');
  return (
    outlines(set) +
    coat('#000', outline + 5, 0, 6, ' opacity=".4"') +
    coat(metal.line, outline, 0, 2.5) +
    coat(metal.rim, outline * 0.5) +
    coat(metal.side, outline * 0.24, 0, 1.8) +
    faces
  );
}

export interface Lit {
  readonly bright: string;
  readonly dim: string;
  readonly shade: string;
  /** Where the light comes from. */
  readonly from: 'left' | 'right';
}

/** Standing in the scene's light: a soft shade behind, and light that falls across the letters. */
export function lit(set: SetTitle, colours: Lit, definitions: Definitions): string {
  const soft = definitions.blur(5);
  const ends = colours.from === 'left' ? [0, 0.2, 1, 0.8] : [1, 0.2, 0, 0.8];
  const { left, right, top, bottom } = set.extent;
  const place = (part: number | undefined, from: number, to: number) =>
    n(from + (part ?? 0) * (to - from));
  const beam = definitions.beam(
    [
      [0, colours.bright],
      [0.6, colours.bright],
      [1, colours.dim],
    ],
    [
      place(ends[0], left, right),
      place(ends[1], top, bottom),
      place(ends[2], left, right),
      place(ends[3], top, bottom),
    ],
  );
  return `${outlines(set)}<g opacity=".75" filter="${soft}">${coat(colours.shade, 9)}</g>${coat(colours.shade, 3.2, 0.6, 1.2, ' opacity=".55"')}<use href="#t" fill="${beam}" stroke="${beam}" stroke-width="1.6" ${JOIN}/>`;
}
