/**
 * The ten starters in the colours that a race has everywhere: yellow, blue, grey, orange, cyan, indigo, silver, red, maroon,
 * green. Lightness, chroma and hue; light ones bear dark digits.
 */
const COLOURS = [
  [0.87, 0.17, 95],
  [0.5, 0.17, 255],
  [0.4, 0.015, 260],
  [0.74, 0.17, 55],
  [0.82, 0.12, 205],
  [0.46, 0.22, 290],
  [0.88, 0.01, 90],
  [0.54, 0.21, 27],
  [0.33, 0.1, 20],
  [0.5, 0.13, 150],
] as const;
/** From this lightness on digits are dark. */
const LIGHT = 0.65;

const colourOf = (number: number) => COLOURS[number - 1] ?? COLOURS[0];

/** The colour of a starter, by its number from 1. */
export function carColour(number: number): string {
  const [lightness, chroma, hue] = colourOf(number);
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The colour of the digits on it. */
export const carInk = (number: number): string =>
  colourOf(number)[0] > LIGHT ? 'oklch(0.2 0.04 60)' : 'oklch(1 0 0)';

/** The same where it lies on dark water: no starter is darker than can be seen there. */
export function boatColour(number: number): string {
  const [lightness, chroma, hue] = colourOf(number);
  return `oklch(${Math.max(lightness, 0.5)} ${chroma} ${hue})`;
}
