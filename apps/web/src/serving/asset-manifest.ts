import { readFileSync } from 'node:fs';
import type { Face, Typeface } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import * as v from 'valibot';
import { catalogueSource } from '../lib/i18n/language.ts';
import type { Preload } from '../lib/boot.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), assets: v.optional(v.array(v.string())) }),
);

/** Which built file holds what, from the client build's manifest. */
export class AssetManifest {
  readonly #files: v.InferOutput<typeof manifestSchema>;

  /** Without a path there is no build, as in development, and nothing is preloaded. */
  constructor(path: URL | undefined) {
    this.#files = path ? v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8'))) : {};
  }

  /** All the texts of a language. */
  texts(language: Language): Preload[] {
    const catalogue = this.#files[catalogueSource(language)];
    return catalogue ? [{ rel: 'modulepreload', href: `/${catalogue.file}` }] : [];
  }

  /** The Latin letters of the brand's two typefaces, which every page shows; the others are for few. */
  fonts({ display, text }: Face['type']): Preload[] {
    return [...new Set([text, display])]
      .flatMap((typeface) => this.fontFiles(typeface, 'latin'))
      .map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      }));
  }

  /** Addresses of a typeface's files for these letters. */
  fontFiles(typeface: Typeface, letters: 'latin' | 'vietnamese'): string[] {
    return Object.values(this.#files)
      .filter(({ file }) => file.includes(`/${typeface}-${letters}`))
      .map(({ file }) => `/${file}`);
  }
}
