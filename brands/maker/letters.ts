import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DISPLAY_TYPEFACES } from '@palpite/contract';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The outlines of a text in one of the site's display typefaces, spaced and kerned by the typeface itself. */

type DisplayTypeface = (typeof DISPLAY_TYPEFACES)[number];

const UI = new URL('../../packages/ui/', import.meta.url);
const require = createRequire(new URL('package.json', UI));

/** The files of a typeface, those with more letters later. */
function files(typeface: DisplayTypeface): string[] {
  return ['latin', 'vietnamese'].map((letters) =>
    typeface === 'manrope'
      ? require.resolve(`@fontsource-variable/manrope/files/manrope-${letters}-wght-normal.woff2`)
      : fileURLToPath(new URL(`src/typefaces/${typeface}-${letters}.woff2`, UI)),
  );
}

interface Letters {
  readonly font: Font;
  readonly has: ReadonlySet<number>;
  readonly upem: number;
}

async function read(file: string): Promise<Letters> {
  const face = new Face(new Blob(await convert(await readFile(file), 'sfnt')));
  const font = new Font(face);
  font.setVariations([new Variation('wght', 800)]);
  return { font, has: new Set(face.collectUnicodes()), upem: face.upem };
}

/** Neighbours that one file has are shaped together, so that they are kerned. */
function runs(text: string, all: readonly Letters[]) {
  const found: { letters: Letters; text: string }[] = [];
  for (const letter of text) {
    const letters = all.find(({ has }) => has.has(letter.codePointAt(0) ?? 0));
    if (!letters) throw new RangeError(`the typeface has no letter "${letter}"`);
    const last = found.at(-1);
    if (last?.letters === letters) last.text += letter;
    else found.push({ letters, text: letter });
  }
  return found;
}

export interface Outline {
  /** In SVG's path language, absolute commands; y grows downwards from the baseline, at 0. */
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @param size the height of an em, in units of the drawing. @throws RangeError naming a letter that is not there */
export async function outlineText(
  typeface: DisplayTypeface,
  text: string,
  size: number,
): Promise<Outline> {
  const all = await Promise.all(files(typeface).map(read));
  const parts: string[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  let pen = 0;
  for (const { letters, text: run } of runs(text.normalize('NFC'), all)) {
    const scale = size / letters.upem;
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(letters.font, buffer);
    for (const {
      codepoint,
      xAdvance = 0,
      xOffset = 0,
      yOffset = 0,
    } of buffer.getGlyphInfosAndPositions()) {
      for (const { type, values } of letters.font.glyphToJson(codepoint)) {
        const points = values.map((value, index) => {
          const isX = index % 2 === 0;
          const at = isX ? (pen + xOffset + value) * scale : -(yOffset + value) * scale;
          (isX ? xs : ys).push(at);
          return Number(at.toFixed(2));
        });
        parts.push(`${type}${points.join(' ')}`);
      }
      pen += xAdvance;
    }
  }
  return {
    path: parts.join(''),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
