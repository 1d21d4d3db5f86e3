/**
 * Letters drawn as lines, for the wordmarks of studios and brands: a mark looks the same wherever it is shown,
 * whatever fonts there are. Each glyph stands on a grid 4 wide (or as told) and 6 tall, y down.
 */
const GLYPHS: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [4, 'M0 6L2 0L4 6M.7 4H3.300'],
  B: [3.4, 'M0 0V6H1.900A1.550 1.550 0 0 0 1.900 2.900H0M0 0H1.600A1.450 1.450 0 0 1 1.600 2.900'],
  C: [4, 'M3.800 1A2.900 3 0 1 0 3.800 5'],
  D: [3.8, 'M0 0V6H1.200A2.600 3 0 0 0 1.200 0Z'],
  E: [3, 'M3 0H0V6H3M0 2.900H2.500'],
  F: [3, 'M3 0H0V6M0 2.900H2.500'],
  G: [4.2, 'M3.800 1A2.900 3 0 1 0 4.100 3.300H2.400'],
  H: [3.8, 'M0 0V6M3.800 0V6M0 2.900H3.800'],
  I: [0.4, 'M.2 0V6'],
  J: [2.6, 'M2.600 0V4.400A1.300 1.500 0 0 1 0 4.600'],
  K: [3.6, 'M0 0V6M3.500 0L0 3.600M1.300 2.400L3.600 6'],
  L: [2.8, 'M0 0V6H2.800'],
  M: [4.6, 'M0 6V0L2.300 3.800L4.600 0V6'],
  N: [3.8, 'M0 6V0L3.800 6V0'],
  O: [4.4, 'M2.200 0A2.200 3 0 1 1 2.200 6A2.200 3 0 1 1 2.200 0Z'],
  P: [3.4, 'M0 6V0H1.700A1.650 1.650 0 0 1 1.700 3.300H0'],
  Q: [4.4, 'M2.200 0A2.200 3 0 1 1 2.200 6A2.200 3 0 1 1 2.200 0ZM2.700 4.400L4.300 6.400'],
  R: [3.5, 'M0 6V0H1.700A1.600 1.600 0 0 1 1.700 3.200H0M1.700 3.200L3.500 6'],
  S: [
    3.2,
    'M3 .9A1.500 1.400 0 0 0 .3 1.500C.3 3.200 3.200 2.700 3.200 4.500A1.600 1.500 0 0 1 .1 5',
  ],
  T: [3.6, 'M0 0H3.600M1.800 0V6'],
  U: [3.8, 'M0 0V4A1.900 2 0 0 0 3.800 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5.6, 'M0 0L1.400 6L2.800 1L4.200 6L5.600 0'],
  X: [3.8, 'M0 0L3.800 6M3.800 0L0 6'],
  Y: [3.8, 'M0 0L1.900 3L3.800 0M1.900 3V6'],
  Z: [3.6, 'M0 0H3.600L0 6H3.600'],
  '&': [
    4,
    'M4 6L.9 1.800A1.100 1.100 0 1 1 2.800 1.700C2.500 2.700 .1 3 .2 4.500C.4 6.400 3.300 6.400 3.900 3.500',
  ],
  '-': [2, 'M0 3H2'],
  ' ': [1.6, ''],
};

/** Marks over and under letters, in the letter's own box. */
const ACCENTS: Readonly<Record<string, (width: number) => string>> = {
  '\u0301': (width) => `M${width / 2 - 0.3} -.9L${width / 2 + 0.6} -1.800`,
  '\u0300': (width) => `M${width / 2 + 0.3} -.9L${width / 2 - 0.6} -1.800`,
  '\u0306': (width) => `M${width / 2 - 0.8} -1.700Q${width / 2} -.5 ${width / 2 + 0.8} -1.700`,
  '\u0303': (width) =>
    `M${width / 2 - 0.9} -1Q${width / 2 - 0.4} -1.800 ${width / 2} -1.300T${width / 2 + 0.9} -1.500`,
};

export interface Lettering {
  /** One path of lines, from 0,0 at the top of the first letter. */
  readonly d: string;
  readonly width: number;
}

/** Draws `text` in capitals; `size` is the height of a letter, `space` the gap between two as a part of it. */
export function letter(text: string, size: number, space = 0.24): Lettering {
  const scale = size / 6;
  let x = 0;
  const parts: string[] = [];
  let last: readonly [x: number, width: number] = [0, 0];
  for (const character of text.toUpperCase().normalize('NFD')) {
    const accent = ACCENTS[character];
    if (accent) {
      parts.push(moved(accent(last[1]), last[0], scale));
      continue;
    }
    const glyph = GLYPHS[character];
    if (!glyph) continue;
    parts.push(moved(glyph[1], x, scale));
    last = [x, glyph[0]];
    x += (glyph[0] + space * 6) * scale;
  }
  return { d: parts.join(''), width: Math.max(0, x - space * size) };
}

/** A glyph's path at its place: coordinates scaled and shifted, flags and radii left as what they are. */
function moved(d: string, x: number, scale: number): string {
  return d.replace(/([MLHVAQTCZ])([^MLHVAQTCZ]*)/g, (_whole, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    return (
      command + numbers.map((value, index) => place(command, value, index, x, scale)).join(' ')
    );
  });
}

function place(command: string, value: number, index: number, x: number, scale: number): string {
  const rounded = (result: number) => String(Math.round(result * 100) / 100);
  if (command === 'A') {
    const part = index % 7;
    if (part === 2 || part === 3 || part === 4) return String(value);
    if (part < 2) return rounded(value * scale);
    return rounded(part === 5 ? value * scale + x : value * scale);
  }
  const isX = command === 'H' || (command !== 'V' && index % 2 === 0);
  return rounded(isX ? value * scale + x : value * scale);
}
