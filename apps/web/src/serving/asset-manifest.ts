import { readFileSync } from 'node:fs';
import type { Language } from '@palpite/domain';
import * as v from 'valibot';
import { catalogueSource } from '../i18n/language.ts';
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

  /** What a page in `language` needs at once and would otherwise find late. */
  preloads(language: Language): Preload[] {
    const preloads: Preload[] = [];
    const catalogue = this.#files[catalogueSource(language)];
    if (catalogue) preloads.push({ rel: 'modulepreload', href: `/${catalogue.file}` });
    // The other subsets are for few pages; the Latin one is for all of them.
    for (const { file } of Object.values(this.#files)) {
      if (/\/manrope-latin-wght-normal[^/]*\.woff2$/.test(file)) {
        preloads.push({
          rel: 'preload',
          href: `/${file}`,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        });
      }
    }
    return preloads;
  }
}
