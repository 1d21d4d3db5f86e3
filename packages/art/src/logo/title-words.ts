/** A part of a title that can have a line of its own. */
export interface Piece {
  readonly text: string;
  /** An article or a preposition between two words. */
  readonly small: boolean;
  /** Parted from the piece before by a space. */
  readonly spaced: boolean;
}

const SMALL = /^(the|of|de|da|do|das|dos|e|em|no|na|à|dari|của|les|and|&)$/iu;
const UNSPACED = /[\u0e00-\u0e7f\u3400-\u9fff]/u;
const MOST_LINES = 4;
/** More pieces than this are paired, so that no title has thousands of ways. */
const MOST_PIECES = 7;

export function piecesOf(title: string): Piece[] {
  const pieces = title
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index) =>
      partsOf(word).map((text, at) => ({ text, small: false, spaced: index > 0 && at === 0 })),
    );
  const last = pieces.length - 1;
  return pieces.map((piece, at) => ({
    ...piece,
    small: SMALL.test(piece.text) && at !== last,
  }));
}

/** After a hyphen, and where a language writes without spaces between its words. */
function partsOf(word: string): string[] {
  if (UNSPACED.test(word)) {
    const language = /[\u0e00-\u0e7f]/u.test(word) ? 'th' : 'zh';
    const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(word);
    return gathered(Array.from(parts, ({ segment }) => segment));
  }
  return word.split(/(?<=[^-]{3,}-)(?=[^-]{3,})/u);
}

/** Punctuation stays with what is before it. */
function gathered(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.length - 1;
    if (last >= 0 && !/[\p{L}\p{N}]/u.test(part)) all[last] += part;
    else all.push(part);
  }
  return all;
}

/** Every way to put pieces on lines in their order; a little word begins the line of the word after it. */
export function waysToBreak(pieces: readonly Piece[]): Piece[][][] {
  const units: Piece[][] = [];
  let waiting: Piece[] = [];
  for (const piece of pieces) {
    waiting.push(piece);
    if (piece.small) continue;
    units.push(waiting);
    waiting = [];
  }
  while (units.length > MOST_PIECES) units.splice(-2, 2, units.slice(-2).flat());
  return Array.from({ length: 2 ** Math.max(0, units.length - 1) }, (_, breaks) => {
    const lines: Piece[][] = [];
    units.forEach((unit, at) => {
      const last = lines.at(-1);
      if (last && ((breaks >> (at - 1)) & 1) === 0) last.push(...unit);
      else lines.push([...unit]);
    });
    return lines;
  }).filter((lines) => lines.length <= MOST_LINES);
}
