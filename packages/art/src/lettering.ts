/**
 * Letters drawn as lines, for the wordmarks of vendors and brands: a mark looks the same wherever it is shown,
 * whatever fonts there are. Each glyph is on a grid of its own width (its lines never leave it) and 6 tall, y down.
 */

/** What a letter turns to its neighbour: a stem, a curve, or an open side, which carries white of its own. */
type Side = 'stem' | 'curve' | 'open';

type Glyph = readonly [width: number, left: Side, right: Side, d: string];

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: [4, 'open', 'open', 'M0 6L2 0L4 6M.7 4H3.300'],
  B: [
    3.45,
    'stem',
    'curve',
    'M0 0V6H1.900A1.550 1.550 0 0 0 1.900 2.900H0M0 0H1.600A1.450 1.450 0 0 1 1.600 2.900',
  ],
  C: [3.76, 'curve', 'open', 'M3.760 .88A2.200 3 0 1 0 3.760 5.120'],
  D: [3.8, 'stem', 'curve', 'M0 0V6H1.200A2.600 3 0 0 0 1.200 0Z'],
  E: [3, 'stem', 'open', 'M3 0H0V6H3M0 2.900H2.500'],
  F: [3, 'stem', 'open', 'M3 0H0V6M0 2.900H2.500'],
  G: [4.37, 'curve', 'curve', 'M3.760 .88A2.200 3 0 1 0 4.370 3.500H2.400'],
  H: [3.8, 'stem', 'stem', 'M0 0V6M3.800 0V6M0 2.900H3.800'],
  I: [0, 'stem', 'stem', 'M0 0V6'],
  J: [2.6, 'open', 'stem', 'M2.600 0V4.400A1.300 1.500 0 0 1 0 4.600'],
  K: [3.6, 'stem', 'open', 'M0 0V6M3.500 0L0 3.600M1.300 2.400L3.600 6'],
  L: [2.8, 'stem', 'open', 'M0 0V6H2.800'],
  M: [4.6, 'stem', 'stem', 'M0 6V0L2.300 3.800L4.600 0V6'],
  N: [3.8, 'stem', 'stem', 'M0 6V0L3.800 6V0'],
  O: [4.4, 'curve', 'curve', 'M2.200 0A2.200 3 0 1 1 2.200 6A2.200 3 0 1 1 2.200 0Z'],
  P: [3.35, 'stem', 'curve', 'M0 6V0H1.700A1.650 1.650 0 0 1 1.700 3.300H0'],
  Q: [
    4.4,
    'curve',
    'curve',
    'M2.200 0A2.200 3 0 1 1 2.200 6A2.200 3 0 1 1 2.200 0ZM2.700 4.400L4.300 6.400',
  ],
  R: [3.5, 'stem', 'open', 'M0 6V0H1.700A1.600 1.600 0 0 1 1.700 3.200H0M1.700 3.200L3.500 6'],
  S: [
    3.3,
    'curve',
    'curve',
    'M3.200 1.100C2.900 .3 2.300 0 1.650 0C.8 0 .1 .6 .1 1.500C.1 3.300 3.300 2.600 3.300 4.500C3.300 5.400 2.600 6 1.700 6C.9 6 .25 5.600 0 4.900',
  ],
  T: [3.6, 'open', 'open', 'M0 0H3.600M1.800 0V6'],
  U: [3.8, 'stem', 'stem', 'M0 0V4A1.900 2 0 0 0 3.800 4V0'],
  V: [4, 'open', 'open', 'M0 0L2 6L4 0'],
  W: [5.6, 'open', 'open', 'M0 0L1.400 6L2.800 1L4.200 6L5.600 0'],
  X: [3.8, 'open', 'open', 'M0 0L3.800 6M3.800 0L0 6'],
  Y: [3.8, 'open', 'open', 'M0 0L1.900 3L3.800 0M1.900 3V6'],
  Z: [3.6, 'open', 'open', 'M0 0H3.600L0 6H3.600'],
  '&': [
    4,
    'curve',
    'open',
    'M4 6L.9 1.800A1.100 1.100 0 1 1 2.800 1.700C2.500 2.700 .1 3 .2 4.500C.4 6.400 3.300 6.400 3.900 3.500',
  ],
  '-': [2, 'open', 'open', 'M0 3H2'],
};

/** Every character that can be drawn; others are left out. */
export const LETTERS: readonly string[] = Object.keys(GLYPHS);

/** Marks over letters, by the middle of the letter; none is wider than `ACCENT_WIDTH`. */
const ACCENTS: Readonly<Record<string, (middle: number) => string>> = {
  '\u0301': (middle) => `M${middle - 0.3} -.9L${middle + 0.6} -1.800`,
  '\u0300': (middle) => `M${middle + 0.3} -.9L${middle - 0.6} -1.800`,
  '\u0306': (middle) => `M${middle - 0.8} -1.700Q${middle} -.5 ${middle + 0.8} -1.700`,
  '\u0303': (middle) =>
    `M${middle - 0.9} -1Q${middle - 0.4} -1.800 ${middle} -1.300T${middle + 0.9} -1.500`,
};
const ACCENT_WIDTH = 1.8;

/** The space between two words, and what an accent takes above a letter: parts of the letters' height. */
const WORD_SPACE = 0.36;
const ACCENT_HEIGHT = 0.3;
/** From the foot of one line's letters to the head of the next one's. */
const LINE_SPACE = 0.5;

/** How much of the wanted space two neighbours get, for each of the sides that face each other. */
const SIDES: Record<Side, number> = { stem: 1, curve: 0.75, open: 0.5 };

/** Thickness of the lines and space between two letters' ink, as parts of the letters' height. */
export interface Hand {
  readonly weight: number;
  readonly space: number;
}

export interface Lettering {
  /** One path of lines, to be drawn `weight` thick with round ends. Its ink begins at 0,0. */
  readonly d: string;
  readonly weight: number;
  /** Height of a letter without its ink's thickness. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Draws `text` in capitals on one line. Two letters' ink never shares a column, whatever the weight. */
export function letter(text: string, size: number, hand: Hand): Lettering {
  return letterLines([text], size, hand);
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws `text` as large as a room allows, and no larger than `most`: on one line, or on as many as there are words
 * where its letters gain by it.
 */
export function letterIn(room: Room, text: string, most: number, hand: Hand): Lettering {
  const sized = breaksOf(text.split(/\s+/).filter(Boolean)).map((lines) => {
    const { width, height } = letterLines(lines, 1, hand);
    return { lines, size: Math.min(most, room.width / width, room.height / height) };
  });
  // The fewest lines of those that are nearly the best.
  const best = Math.max(...sized.map(({ size }) => size));
  const chosen = sized.find(({ size }) => size >= best * 0.9);
  return letterLines(chosen?.lines ?? [text], chosen?.size ?? most, hand);
}

/** Every way to set words on lines in their order, the fewest lines first. */
function breaksOf(words: readonly string[]): string[][] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  if (rest.length === 0) return [[first]];
  const ways = breaksOf(rest).flatMap(([line = '', ...others]) => [
    [`${first} ${line}`, ...others],
    [first, line, ...others],
  ]);
  return ways.toSorted((a, b) => a.length - b.length);
}

function letterLines(lines: readonly string[], size: number, hand: Hand): Lettering {
  const weight = size * hand.weight;
  const parts: string[] = [];
  let width = 0;
  let y = 0;
  lines.forEach((line, index) => {
    if (index > 0) y += size * LINE_SPACE + weight;
    if (isAccented(line)) y += size * ACCENT_HEIGHT;
    width = Math.max(width, drawLine(line, y + weight / 2, size, hand, parts));
    y += size;
  });
  return { d: parts.join(''), weight, size, width, height: y + weight };
}

const clustersOf = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFD')
    .match(/.\p{M}*/gu) ?? [];
const isAccented = (text: string) =>
  clustersOf(text).some((cluster) => [...cluster].some((mark) => ACCENTS[mark] !== undefined));

/** Adds a line's paths to `parts`. @returns where its ink ends */
function drawLine(text: string, y: number, size: number, hand: Hand, parts: string[]): number {
  const scale = size / 6;
  const weight = size * hand.weight;
  let end = 0;
  let before: Side | undefined;
  let words = 0;
  for (const cluster of clustersOf(text)) {
    const [character = '', ...marks] = cluster;
    if (character === ' ') words += size * WORD_SPACE;
    const glyph = GLYPHS[character];
    if (!glyph) continue;
    const [own, left, right, d] = glyph;
    const accents = marks.flatMap((mark) => ACCENTS[mark] ?? []);
    const wide = accents.length > 0 ? Math.max(own, ACCENT_WIDTH) : own;
    if (before) end += (size * hand.space * (SIDES[before] + SIDES[left])) / 2 + words;
    const middle = wide / 2;
    const place = { x: end + weight / 2, y, scale };
    parts.push(moved(d, { ...place, x: place.x + (middle - own / 2) * scale }));
    for (const accent of accents) parts.push(moved(accent(middle), place));
    end += wide * scale + weight;
    before = right;
    words = 0;
  }
  return end;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A glyph's path at its place: coordinates scaled and shifted, flags left as what they are. */
function moved(d: string, place: Place): string {
  return d.replace(/([MLHVAQTCZ])([^MLHVAQTCZ]*)/g, (_whole, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    return (
      command + numbers.map((value, index) => movedNumber(command, value, index, place)).join(' ')
    );
  });
}

function movedNumber(
  command: string,
  value: number,
  index: number,
  { x, y, scale }: Place,
): string {
  const rounded = (result: number) => String(Math.round(result * 100) / 100);
  if (command === 'A') {
    const part = index % 7;
    if (part === 2 || part === 3 || part === 4) return String(value);
    if (part < 2) return rounded(value * scale);
    return rounded(value * scale + (part === 5 ? x : y));
  }
  const isX = command === 'H' || (command !== 'V' && index % 2 === 0);
  return rounded(value * scale + (isX ? x : y));
}
