import { measureContrast, type MeasuredPair } from '@palpite/brands/contrast.ts';
import type { BrandFace, BrandMarks } from '@palpite/brands/face-schema.ts';
import { makePalette } from '@palpite/brands/maker/palette.ts';
import { recipeSchema, type RecipeColours } from '@palpite/brands/maker/recipe.ts';
import { readBrand } from '@palpite/brands/read-brand.ts';
import { themeOf } from '@palpite/brands/theme.ts';
import type { Theme } from '@palpite/contract';
import * as v from 'valibot';

/** What the page previews: a brand's files as they are now, or its look with a palette from three hues. */
export interface PreviewSubject {
  readonly name: string;
  readonly theme: Theme;
  readonly face: BrandFace;
  readonly marks: BrandMarks;
  readonly pairs: readonly MeasuredPair[];
  /** The hues of the palette; null for the brand's own. */
  readonly colours: RecipeColours | null;
}

const numbers = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/), v.transform(Number));
const { ground, accent, ceremony, strength, bar } = recipeSchema.entries.colours.entries;
const coloursInAddress = v.object({
  ground: v.pipe(numbers, ground),
  accent: v.pipe(numbers, accent),
  ceremony: v.pipe(numbers, ceremony),
  strength: v.pipe(numbers, strength),
  bar,
});

/** The hues that an address asks for; null where it asks for none, or for what a palette cannot have. */
export function readColours(query: Record<string, string>): RecipeColours | null {
  const result = v.safeParse(coloursInAddress, query);
  return result.success ? result.output : null;
}

/**
 * Reads the brand's files at each call, so that a change of them shows at once.
 * @throws BrandError when they do not fit
 */
export async function readSubject(
  directory: string,
  code: string,
  colours: RecipeColours | null,
): Promise<PreviewSubject> {
  const { name, face, marks } = await readBrand(directory, code);
  const shown = colours ? { ...face, palette: makePalette(colours) } : face;
  const theme = themeOf(shown);
  return { name, theme, face: shown, marks, pairs: measureContrast(theme), colours };
}
