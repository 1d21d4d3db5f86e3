/** Lightness, chroma and hue of the ten starters, each dark enough for light digits; the digits name them, the colours only tell them apart. */
const COLOURS = [
  [0.5, 0.13, 75],
  [0.48, 0.14, 255],
  [0.42, 0.02, 260],
  [0.52, 0.15, 45],
  [0.47, 0.09, 210],
  [0.44, 0.19, 280],
  [0.5, 0.03, 90],
  [0.5, 0.2, 27],
  [0.38, 0.13, 25],
  [0.46, 0.12, 150],
] as const;

/** The colour of a starter. @param number from 1 @param lighter for what bears no digits */
export function carColour(number: number, lighter = 0): string {
  const [lightness, chroma, hue] = COLOURS[number - 1] ?? COLOURS[0];
  return `oklch(${lightness + lighter} ${chroma} ${hue})`;
}
