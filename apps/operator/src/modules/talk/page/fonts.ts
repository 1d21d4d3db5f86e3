import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ContractError } from '@palpite/contract/errors.ts';
import { TEXT_TYPEFACES } from '@palpite/contract/face.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';

export type TextTypeface = (typeof TEXT_TYPEFACES)[number];

/**
 * The brands' text typefaces for the operator's own pages (customer service): the packages that the site's own files
 * are cut from, in their subsets, of which a browser fetches those whose characters a page shows.
 */
const require = createRequire(import.meta.url);
const FILE = /url\(\.\/files\/([\w-]+\.woff2)\)/g;

interface PageTypeface {
  /** The typeface's rules, for a page's style. */
  readonly rules: string;
  /** Its name, and the fallbacks for characters that it lacks, as on the site. */
  readonly family: string;
  readonly folder: string;
  readonly files: ReadonlySet<string>;
}

function readTypeface(typeface: TextTypeface): PageTypeface {
  const css = readFileSync(require.resolve(`${packageOf(typeface)}/wght.css`), 'utf8');
  // Part of the address, so that a file may be cached for ever.
  const version = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const folder = `/images/font/${typeface}/${version}`;
  const name = /font-family: '([^']+)'/.exec(css)?.[1];
  if (name === undefined) throw new Error(`the package of ${typeface} names no family`);
  return {
    rules: css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(FILE, (_, file: string) => `url(${folder}/${file})`)
      .replaceAll(/\s+/g, ' '),
    family: `"${name}",system-ui,"Noto Sans Thai","Noto Sans SC",sans-serif`,
    folder,
    files: new Set(Array.from(css.matchAll(FILE), ([, file = '']) => file)),
  };
}

const packageOf = (typeface: TextTypeface) => `@fontsource-variable/${typeface}`;

export const PAGE_TYPEFACES: Readonly<Record<TextTypeface, PageTypeface>> = {
  archivo: readTypeface('archivo'),
  'hanken-grotesk': readTypeface('hanken-grotesk'),
  asap: readTypeface('asap'),
  manrope: readTypeface('manrope'),
};

const read = new Map<string, Buffer>();

export function mountFonts(app: Hono<OperatorEnv>): void {
  for (const typeface of TEXT_TYPEFACES) {
    const { folder, files } = PAGE_TYPEFACES[typeface];
    app.get(`${folder}/:file`, (c) => {
      c.set('operation', 'font');
      const { file } = c.req.param();
      if (!files.has(file)) throw new ContractError('not_found');
      const bytes =
        read.get(file) ?? readFileSync(require.resolve(`${packageOf(typeface)}/files/${file}`));
      read.set(file, bytes);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      c.header('Content-Type', 'font/woff2');
      return c.body(new Uint8Array(bytes));
    });
  }
}
