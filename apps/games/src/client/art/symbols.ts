/** The pictures of a theme's symbols, by their role in the machine. */
import type { Role } from '../../machines/machine.ts';
import { type Drawing, draw, INK, type Pen, polygon, star } from './pen.ts';
import type { Palette, ThemeArt } from './theme-art.ts';

/** SVG text of every symbol of a theme; `blank` has no picture. */
export function symbolPictures(art: ThemeArt): ReadonlyMap<Role, string> {
  const { palette, highs, lowStyle } = art;
  const lows = LOWS[lowStyle];
  const pictures: [Role, Drawing][] = [
    ['wild', wild(palette)],
    ['scatter', scatter(palette, highs[0])],
    ['coin', coin],
    ['high1', highs[0]],
    ['high2', highs[1]],
    ['high3', highs[2]],
    ['high4', highs[3]],
    ['low1', lows(0, palette.lows[0])],
    ['low2', lows(1, palette.lows[1])],
    ['low3', lows(2, palette.lows[2])],
    ['low4', lows(3, palette.lows[3])],
  ];
  return new Map(pictures.map(([role, drawing]) => [role, draw(drawing)]));
}

/** The word WILD as strokes, so that it looks the same whatever fonts the machine has. */
const WILD_WORD = 'M15 41l4.5 18 5-13 5 13 4.5-18M42 41v18M51 41v18h12M70 41v18h5q10 0 10-9t-10-9z';

const wild =
  ({ accent, frame }: Palette): Drawing =>
  (pen) =>
    pen
      .path(star(50, 50, 47, 35, 12), `${frame[0]}>${frame[1]}`)
      .path(star(50, 50, 38, 31, 12), accent, { width: 1.5 })
      .box(5, 31, 90, 38, 9, '#3a1530>#14060f')
      .box(8.5, 34.5, 83, 31, 6, 'none', { stroke: accent, width: 1.6 })
      .line(WILD_WORD, INK, 9)
      .line(WILD_WORD, '#fff6d8', 5.5)
      .shine('M14 36h72', 1.6, 0.5);

const scatter =
  ({ accent, frame }: Palette, emblem: Drawing): Drawing =>
  (pen) =>
    pen
      .path(star(50, 50, 49, 40, 16), `${accent}>${frame[1]}`)
      .circle(50, 50, 37, `${frame[0]}>${frame[1]}`)
      .circle(50, 50, 31, '#40204f>#150a20', { stroke: accent, width: 2.5 })
      .place(emblem, 50, 50, 0.54)
      .shine('M26 32a31 31 0 0 1 16-10', 3.5);

const coin: Drawing = (pen) =>
  pen
    .circle(50, 52, 44, '#a8620c>#6e3a05')
    .circle(50, 48, 44, '#fff1b0>#e09a1c')
    .circle(50, 48, 35, '#f7c545>#c97c0e', { stroke: '#8a4f08', width: 1.5 })
    .line(polygon(50, 48, 31, 8), '#ffe9a0', 1.4, { opacity: 0.7 })
    .shine('M18 34a35 35 0 0 1 22-20', 4, 0.75);

const LOWS: Record<ThemeArt['lowStyle'], (index: number, colour: string) => Drawing> = {
  gems: (index, colour) => (pen) => gem(pen, index, colour),
  suits: (index, colour) => (pen) => suit(pen, index, colour, 1),
  tiles: (index, colour) => (pen) => {
    pen
      .box(14, 17, 72, 72, 16, shade(colour, -0.55))
      .box(14, 12, 72, 72, 16, `${shade(colour, -0.08)}>${shade(colour, -0.4)}`)
      .box(20, 18, 60, 60, 11, 'none', { stroke: shade(colour, 0.35), width: 1.6, opacity: 0.7 });
    suit(pen, index, '#fff4d6', 0.62);
  },
};

const GEM_OUTLINES = [
  polygon(50, 50, 42, 8),
  'M50 6L90 40 50 95 10 40Z',
  polygon(50, 50, 44, 6),
  'M18 16h64l12 22v24L82 84H18L6 62V38Z',
] as const;
const GEM_TABLES = [
  polygon(50, 50, 22, 8),
  'M50 24L72 42 50 70 28 42Z',
  polygon(50, 50, 23, 6),
  'M32 32h36l8 11v14l-8 11H32l-8-11V43Z',
] as const;
const GEM_FACETS = [
  'M50 8v20M80 20L66 35M92 50H72M80 80L66 65M50 92V72M20 80l14-15M8 50h20M20 20l14 15',
  'M50 6v18M90 40H72M50 95V70M10 40h18',
  'M50 6v21M88 28L70 39M88 72L70 61M50 94V73M12 72l18-11M12 28l18 11',
  'M18 16l14 16M82 16L68 32M94 38l-18 5M94 62l-18-5M82 84L68 68M18 84l14-16M6 62l18-5M6 38l18 5',
] as const;

function gem(pen: Pen, index: number, colour: string): void {
  const [outline, table, facets] = [GEM_OUTLINES[index], GEM_TABLES[index], GEM_FACETS[index]];
  pen
    .path(outline ?? '', `${shade(colour, 0.3)}>${shade(colour, -0.5)}`)
    .line(facets ?? '', '#ffffff', 1.4, { opacity: 0.4 })
    .path(table ?? '', `${shade(colour, 0.55)}>${colour}`, { stroke: '#ffffff', width: 1 })
    .shine('M38 41q6-8 14-9', 3.5, 0.8);
}

const SUITS = [
  'M50 12C58 30 88 42 88 62a18 18 0 0 1-31 13q1 9 8 15H35q7-6 8-15A18 18 0 0 1 12 62C12 42 42 30 50 12Z',
  'M50 90C20 66 10 52 10 36a20 20 0 0 1 40-6 20 20 0 0 1 40 6c0 16-10 30-40 54Z',
  'M50 8L84 50 50 92 16 50Z',
  'M50 10a19 19 0 0 1 15 31 19 19 0 1 1-9 32q1 11 9 17H35q8-6 9-17a19 19 0 1 1-9-32 19 19 0 0 1 15-31Z',
] as const;

function suit(pen: Pen, index: number, colour: string, scale: number): void {
  const outline: Drawing = (inner) =>
    inner
      .path(SUITS[index] ?? '', `${shade(colour, 0.28)}>${shade(colour, -0.38)}`, {
        width: 3.5 / scale,
      })
      .shine(index === 2 ? 'M46 20L26 46' : 'M28 46q3-10 12-16', 4.5, 0.5);
  pen.place(outline, 50, scale === 1 ? 50 : 48, scale * 0.96);
}

/** A colour (`#rrggbb`) mixed towards white (above 0) or black (below 0). */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.abs(amount);
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(channel + (target - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
