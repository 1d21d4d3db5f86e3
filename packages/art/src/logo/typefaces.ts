import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { extentOf, type Segment } from './outline.ts';

/**
 * The outlines of words in real typefaces. The fonts are read where pictures are drawn and never reach a player. Each is a
 * set of files for ranges of letters, of which only those that a word needs are read.
 */

interface Source {
  readonly package: string;
  /** What stands between a file's range of letters and its ending. */
  readonly cut: string;
  readonly axes?: Readonly<Record<string, number>>;
  /** White added after each letter, in ems: an outline is drawn there. */
  readonly track: number;
}

const still = (name: string, weight = 400): Source => ({
  package: `@fontsource/${name}`,
  cut: `${weight}-normal`,
  track: 0.035,
});
const serif = (wdth: number, wght: number, slope: 'normal' | 'italic' = 'normal'): Source => ({
  package: '@fontsource-variable/noto-serif-display',
  cut: `standard-${slope}`,
  axes: { wdth, wght },
  track: 0.005,
});

const SOURCES = {
  dela: still('dela-gothic-one'),
  lilita: still('lilita-one'),
  titan: still('titan-one'),
  shrikhand: still('shrikhand'),
  londrina: still('londrina-solid', 900),
  bungee: still('bungee'),
  slab: still('alfa-slab-one'),
  sigmar: still('sigmar-one'),
  potta: still('potta-one'),
  paytone: still('paytone-one'),
  phudu: still('phudu', 900),
  gothic: still('grenze-gotisch', 800),
  stencil: still('black-ops-one'),
  roman: still('cinzel', 900),
  wide: still('unbounded', 800),
  serif: serif(100, 700),
  serifNarrow: serif(62.5, 800),
  serifItalic: serif(85, 700, 'italic'),
  manrope: {
    package: '@fontsource-variable/manrope',
    cut: 'wght-normal',
    axes: { wght: 800 },
    track: 0.02,
  },
  thai: still('kanit', 800),
  chinese: still('zcool-kuaile'),
  chinesePlain: {
    package: '@fontsource-variable/noto-sans-sc',
    cut: 'wght-normal',
    axes: { wght: 900 },
    track: 0.035,
  },
} as const satisfies Readonly<Record<string, Source>>;
export type Letters = keyof typeof SOURCES;

/** A word at a size of one em, y down from the baseline. */
export interface Word {
  readonly segments: readonly Segment[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly advance: number;
}

const require = createRequire(import.meta.url);

interface Range {
  readonly file: string;
  readonly holds: (codePoint: number) => boolean;
}

interface Opened {
  readonly ranges: readonly Range[];
  readonly axes: Readonly<Record<string, number>>;
  readonly track: number;
  readonly fonts: Map<string, Promise<OpenFont>>;
  readonly words: Map<string, Promise<Word>>;
}

interface OpenFont {
  readonly font: Font;
  readonly has: ReadonlySet<number>;
  readonly upem: number;
}

const opened = new Map<Letters, Promise<Opened>>();
/** Words kept for each typeface: titles share theirs. */
const WORDS_KEPT = 400;

/** The outlines of a word. @throws RangeError naming a letter that the typeface does not have */
export async function wordIn(letters: Letters, text: string): Promise<Word> {
  const typeface = await open(letters);
  const known = typeface.words.get(text);
  if (known) return known;
  if (typeface.words.size >= WORDS_KEPT) typeface.words.clear();
  const drawing = drawWord(typeface, text);
  typeface.words.set(text, drawing);
  return drawing;
}

/** How tall a letter of this script stands, in ems. */
export async function capHeight(letters: Letters, text: string): Promise<number> {
  const sample = /[\u0e00-\u0e7f]/u.test(text) ? 'ก' : /[\u3400-\u9fff]/u.test(text) ? '国' : 'H';
  return -(await wordIn(letters, sample)).top;
}

/** Whether the typeface has every letter of a text. */
export async function hasLetters(letters: Letters, text: string): Promise<boolean> {
  const typeface = await open(letters);
  for (const letter of text.normalize('NFC').replace(/\s/g, '')) {
    if (!(await fontFor(typeface, letter))) return false;
  }
  return true;
}

function open(letters: Letters): Promise<Opened> {
  const known = opened.get(letters);
  if (known) return known;
  const opening = read(SOURCES[letters]);
  opened.set(letters, opening);
  opening.catch(() => opened.delete(letters));
  return opening;
}

async function read(source: Source): Promise<Opened> {
  const listed = await readFile(require.resolve(`${source.package}/unicode.json`), 'utf8');
  const name = source.package.split('/')[1] ?? '';
  const ranges = Object.entries(JSON.parse(listed) as Record<string, string>).map(
    ([subset, text]): Range => ({
      file: `${source.package}/files/${name}-${subset.replace(/[[\]]/g, '')}-${source.cut}.woff2`,
      holds: rangeOf(text),
    }),
  );
  return {
    ranges,
    axes: source.axes ?? {},
    track: source.track,
    fonts: new Map(),
    words: new Map(),
  };
}

/** `U+0000-00FF,U+0131` as a question. */
function rangeOf(text: string): Range['holds'] {
  const spans = text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}

async function fontFor({ ranges, axes, fonts }: Opened, letter: string) {
  const codePoint = letter.codePointAt(0) ?? 0;
  for (const { file, holds } of ranges) {
    if (!holds(codePoint)) continue;
    let font = fonts.get(file);
    if (!font) {
      font = openFont(file, axes);
      fonts.set(file, font);
    }
    const found = await font;
    if (found.has.has(codePoint)) return found;
  }
  return undefined;
}

async function openFont(file: string, axes: Opened['axes']): Promise<OpenFont> {
  const sfnt = await convert(await readFile(require.resolve(file)), 'sfnt');
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const settings = Object.entries(axes).map(([axis, value]) => new Variation(axis, value));
  if (settings.length > 0) font.setVariations(settings);
  return { font, has: new Set(face.collectUnicodes()), upem: face.upem };
}

/** Neighbours that one file has are shaped together, so that they are kerned; a mark stays with its letter. */
async function runsOf(typeface: Opened, text: string) {
  const runs: { font: OpenFont; text: string }[] = [];
  for (const letter of text) {
    const font = await fontFor(typeface, letter);
    if (!font) throw new RangeError(`the typeface has no letter "${letter}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

async function drawWord(typeface: Opened, text: string): Promise<Word> {
  const segments: Segment[] = [];
  let pen = 0;
  for (const { font, text: run } of await runsOf(typeface, text.normalize('NFC'))) {
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font.font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      for (const { type, values } of font.font.glyphToJson(codepoint)) {
        const points = values.map((value, index) =>
          index % 2 === 0 ? pen + (xOffset + value) / font.upem : -(yOffset + value) / font.upem,
        );
        segments.push({ type: type as Segment['type'], points });
      }
      // A mark over a letter takes no room and gets none.
      if (xAdvance > 0) pen += xAdvance / font.upem + typeface.track;
    }
  }
  return { segments, ...extentOf(segments), advance: pen - typeface.track };
}
