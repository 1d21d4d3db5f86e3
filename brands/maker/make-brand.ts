import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hexText, parseOklch } from '@palpite/contract/oklch.ts';
import { GAME_CATEGORIES, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import * as v from 'valibot';
import { contrastFaults } from '../contrast.ts';
import type { BrandFace } from '../face-schema.ts';
import { BRANDS_DIRECTORY, BrandError, parseBrand } from '../read-brand.ts';
import type { Brand } from '../schema.ts';
import { themeOf } from '../theme.ts';
import { makeMarks } from './marks.ts';
import { makePalette } from './palette.ts';
import { type Recipe, recipeSchema } from './recipe.ts';

/** Makes a brand's folder from a short file. */

/** The files of a brand's folder by their names. */
type Files = Record<string, Record<string, unknown>>;

/** What begins as the brand that the recipe names has it. */
const COPIED = ['menu', 'footer', 'deposits', 'payouts', 'announcements', 'promotions'] as const;

/** @throws BrandError naming the first place of the short file that does not fit */
export function readRecipe(data: unknown): Recipe {
  const result = v.safeParse(recipeSchema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BrandError(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

async function readPart(directory: string, code: string, part: string) {
  const file = join(directory, code, `${part}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new BrandError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** The same data in the recipe's languages, with its name in place of the other brand's. */
function adapted(value: unknown, recipe: Recipe, like: Pick<Brand, 'code' | 'name'>): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(like.name, recipe.name)
      .replaceAll(`${like.code}.example`, `${recipe.code}.example`)
      .replaceAll(`${like.code}-`, `${recipe.code}-`);
  }
  if (Array.isArray(value)) return value.map((inner) => adapted(inner, recipe, like));
  if (typeof value !== 'object' || value === null) return value;
  const isText = Object.keys(value).every((key) => key in LANGUAGE_TAGS);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isText && !recipe.languages.includes(key as Language)
        ? []
        : [[key, adapted(inner, recipe, like)]],
    ),
  );
}

function makeFace({ look, colours }: Recipe): BrandFace {
  return {
    shell: look.shell,
    hero: look.hero,
    tile: { shape: look.tile, density: look.density },
    type: { display: look.display, text: look.text },
    corners: look.corners,
    motion: look.motion,
    drawSky: look.drawSky,
    palette: makePalette(colours),
    doors: GAME_CATEGORIES.map((category, index) => ({
      category,
      ink: ((index % 8) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8,
      wide: false,
    })),
    features: [],
    chosen: [],
    collections: [],
    clock: 'ring',
    signs: [],
    rails: [],
    scenes: [],
  };
}

function makeBanners(recipe: Recipe, others: readonly Brand['banners'][number][]) {
  const home = recipe.banners.map(({ title, text, action, url, world }, index) => ({
    id: `${recipe.code}-home-${index + 1}`,
    group: 'home',
    title,
    text,
    action,
    linkage: 'internal',
    url,
    art: { theme: world, seed: `${recipe.code}-home-${index + 1}` },
  }));
  const kept = others.filter(({ group, own }) => group !== 'home' && own === undefined);
  return [...home, ...kept];
}

/**
 * The files of the brand that `recipe` describes.
 * @param directory where the brand is that it is like
 * @throws BrandError when that brand is not there, or when what comes out is not a whole brand
 */
export async function makeBrand(
  recipe: Recipe,
  directory: string = BRANDS_DIRECTORY,
): Promise<Files> {
  const like = await readPart(directory, recipe.like, 'brand');
  const named = { code: recipe.like, name: String(like['name']) };
  const copy = async (part: string) =>
    adapted(await readPart(directory, recipe.like, part), recipe, named) as Record<string, unknown>;
  const face = makeFace(recipe);
  const theme = themeOf(face);
  const [fault] = contrastFaults(theme);
  if (fault) {
    const { colour, ground, ratio, least } = fault;
    throw new BrandError(
      `colours: ${colour} on ${ground} in the ${fault.theme} theme has ${ratio.toFixed(2)}:1 of ${least}:1; try other hues or less strength`,
    );
  }
  const files: Files = {};
  for (const part of COPIED) files[part] = await copy(part);
  const banners = (await copy('banners'))['banners'] as Brand['banners'];
  const base = (await copy('brand')) as Partial<Brand>;
  const [host = ''] = recipe.hosts;
  files['brand'] = {
    ...base,
    code: recipe.code,
    name: recipe.name,
    slogan: recipe.slogan,
    description: recipe.description,
    hosts: recipe.hosts,
    languages: recipe.languages,
    defaultLanguage: recipe.languages[0],
    timeZone: recipe.timeZone,
    settings: {
      ...base.settings,
      defaultTheme: recipe.look.defaultTheme,
      chatHeaderColor: hexText(parseOklch(theme.light.action)),
    },
    domains: [{ host, name: recipe.name }],
  };
  files['face'] = { face };
  files['marks'] = { marks: await makeMarks(recipe, theme) };
  files['banners'] = { banners: makeBanners(recipe, banners) };
  const { announcements: _announced, promotions: _offered, ...parts } = files;
  parseBrand(Object.assign({}, ...Object.values(parts)), recipe.code);
  return files;
}

/**
 * Writes the brand's folder below `directory`, and an empty folder for its pictures.
 * @throws BrandError when there is one of that name
 */
export async function writeBrand(
  recipe: Recipe,
  directory: string = BRANDS_DIRECTORY,
): Promise<string> {
  const files = await makeBrand(recipe);
  const folder = join(directory, recipe.code);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BrandError(`there is a brand ${recipe.code} already: ${folder}`);
  await mkdir(join(folder, 'art'), { recursive: true });
  for (const [part, data] of Object.entries(files)) {
    await writeFile(join(folder, `${part}.json`), `${JSON.stringify(data, null, 2)}\n`);
  }
  return folder;
}
