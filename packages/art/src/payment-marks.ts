import { circle, group, ink, n, path, polygon, stroke } from './ink.ts';
import { letter } from './lettering.ts';

/** Marks of the ways to pay: a sign of what is done, in a colour of its own, and the name. Pure: a code in, SVG text out. */

/** A sign of 32 by 32 around 0,0; `hole` is the paper that it is printed on. */
type Sign = (fill: string, hole: string) => string;

const rounded = (x: number, y: number, width: number, height: number, r: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}"/>`;

/** At once: a lightning bolt in a lozenge. */
const instant: Sign = (fill, hole) =>
  group('rotate(45)', rounded(-11, -11, 22, 22, 5, fill)) +
  path('M3 -9.5L-6.5 1.5H-1L-3 9.5L6.5 -1.5H1Z', hole);

/** Lines of a slip, as a till reads them. */
const slip: Sign = (fill) =>
  [
    [-15, 3],
    [-10, 2],
    [-6, 5],
    [1, 2],
    [5, 3],
    [10, 5],
  ]
    .map(([x = 0, width = 0]) => rounded(x, -13, width, 26, 0.8, fill))
    .join('');

const card: Sign = (fill, hole) =>
  rounded(-16, -12, 32, 24, 4, fill) +
  path('M-16 -6H16V-1H-16Z', hole) +
  rounded(-11, 4, 9, 3.5, 1.5, hole);

const bank: Sign = (fill) =>
  polygon(
    [
      [-16, -5],
      [0, -15],
      [16, -5],
    ],
    fill,
  ) +
  [-11.5, -2.5, 6.5].map((x) => rounded(x, -2.5, 5, 11, 0.8, fill)).join('') +
  rounded(-16, 10.5, 32, 4.5, 1, fill);

/** A corner of a printed code. */
const finder = (x: number, y: number, fill: string, hole: string) =>
  rounded(x, y, 13, 13, 3, fill) +
  rounded(x + 3, y + 3, 7, 7, 1.5, hole) +
  rounded(x + 5, y + 5, 3, 3, 0.6, fill);

const code: Sign = (fill, hole) =>
  finder(-15, -15, fill, hole) +
  finder(2, -15, fill, hole) +
  finder(-15, 2, fill, hole) +
  path('M3 3H8V8H3ZM10 10H15V15H10ZM10 3H15V6H10ZM3 11H6V15H3Z', fill);

const wallet: Sign = (fill, hole) =>
  path('M-15 -8L9 -14V-8Z', fill) +
  rounded(-16, -9, 32, 22, 4, fill) +
  rounded(4, -2.5, 14, 9, 4.5, hole) +
  circle(9, 2, 2.4, fill);

/** A slip that is signed. */
const check: Sign = (fill, hole) =>
  rounded(-16, -12, 32, 24, 3, fill) +
  rounded(-11, -7, 13, 3, 1.5, hole) +
  stroke('M-11 6Q-7 -2 -4 4Q-2 8 1 3', hole, 2) +
  stroke('M5 1L8.500 4.500L13 -3', hole, 2.6);

const coin: Sign = (fill, hole) =>
  circle(0, 0, 15, fill) + circle(0, 0, 11, hole) + circle(0, 0, 8, fill);

const SIGNS: Readonly<Record<string, { readonly sign: Sign; readonly hue: number }>> = {
  pix: { sign: instant, hue: 180 },
  boleto: { sign: slip, hue: 255 },
  debito: { sign: card, hue: 255 },
  card: { sign: card, hue: 255 },
  bank: { sign: bank, hue: 155 },
  check: { sign: check, hue: 30 },
  qr: { sign: code, hue: 20 },
  wallet: { sign: wallet, hue: 300 },
};

/** Written on paper; a dark page turns the whole mark over. */
const WORDS = ink(0.33, 0.02, 250);
const PAPER = '#ffffff';

/** A payment method's sign and name, 32 high. */
export function paymentMark({ code: id, name }: { code: string; name: string }): string {
  const { sign, hue } = SIGNS[id] ?? { sign: coin, hue: 250 };
  const words = letter(name, 13, { weight: 0.2, space: 0.2 });
  const left = 44;
  const width = left + words.width + 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} 32" width="${n(width)}" height="32">` +
    group('translate(18 16)', sign(ink(0.52, 0.13, hue), PAPER)) +
    // The letters' feet are level whether or not one of them has an accent.
    group(`translate(${left} ${n(22.5 - words.height)})`, stroke(words.d, WORDS, words.weight)) +
    '</svg>'
  );
}
