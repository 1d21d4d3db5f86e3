import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Brand, brandSchema, missingTexts } from './schema.ts';

/** The folder of the project's own brands. */
export const BRANDS_DIRECTORY = fileURLToPath(new URL('.', import.meta.url));

/** A brand's files that cannot be used; the message names the folder, the place and what is wrong. */
export class BrandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrandError';
  }
}

/** The parts that a brand's folder is written in, each a file of its own. */
const PARTS = [
  'brand',
  'face',
  'marks',
  'menu',
  'banners',
  'footer',
  'deposits',
  'payouts',
] as const;

/** Checks a brand's data. @throws BrandError naming the first place that does not fit */
export function parseBrand(data: unknown, name: string): Brand {
  const result = v.safeParse(brandSchema, data);
  if (!result.success) {
    const [issue] = result.issues;
    throw new BrandError(`brand ${name}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const brand = result.output;
  if (!brand.languages.includes(brand.defaultLanguage)) {
    throw new BrandError(`brand ${name}: its default language is not one that it offers`);
  }
  const [missing] = missingTexts(brand);
  if (missing) throw new BrandError(`brand ${name}: no text at ${missing}`);
  return brand;
}

/** Reads the brand in `directory`. @throws BrandError when a file is missing or does not fit */
export async function readBrand(directory: string, name: string): Promise<Brand> {
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const file = join(directory, name, `${part}.json`);
      try {
        return JSON.parse(await readFile(file, 'utf8')) as object;
      } catch (error) {
        throw new BrandError(`brand ${name}: cannot read ${file}: ${(error as Error).message}`);
      }
    }),
  );
  return parseBrand(Object.assign({}, ...parts), name);
}

/** Folders beneath the brands that hold none. */
const OTHER_FOLDERS = new Set(['examples', 'help', 'maker', 'node_modules', 'settings']);

/** The names of the brands' folders, in their order. */
export async function brandNames(directory: string = BRANDS_DIRECTORY): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.has(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** Reads every brand of a folder, in the order of their names. */
export async function readBrands(directory: string = BRANDS_DIRECTORY): Promise<Brand[]> {
  const names = await brandNames(directory);
  const brands = await Promise.all(names.map((name) => readBrand(directory, name)));
  const hosts = brands.flatMap((brand) => brand.hosts);
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (twice) throw new BrandError(`two brands claim the host name ${twice}`);
  return brands;
}
