import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';

/**
 * The site's typeface for the operator's own pages (customer service): the package that the web client is
 * built with, in its subsets, of which a browser fetches those whose characters a page shows.
 */
const PACKAGE = '@fontsource-variable/manrope';
const require = createRequire(import.meta.url);
const css = readFileSync(require.resolve(`${PACKAGE}/wght.css`), 'utf8');

const FILE = /url\(\.\/files\/([\w-]+\.woff2)\)/g;
const files = new Set(Array.from(css.matchAll(FILE), ([, name = '']) => name));
/** Part of the address, so that a file may be cached for ever. */
const version = createHash('sha256').update(css).digest('hex').slice(0, 8);
const FOLDER = `/images/font/${version}`;

/** The typeface's rules, for a page's style. */
export const FONT_FACES = css
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(FILE, (_, name: string) => `url(${FOLDER}/${name})`)
  .replaceAll(/\s+/g, ' ');

/** Its name, and the fallbacks for characters that it lacks, as on the site. */
export const FONT_FAMILY =
  '"Manrope Variable",system-ui,"Noto Sans Thai","Noto Sans SC",sans-serif';

const read = new Map<string, Buffer>();

export function mountFonts(app: Hono<OperatorEnv>): void {
  app.get(`${FOLDER}/:file`, (c) => {
    c.set('operation', 'font');
    const { file } = c.req.param();
    if (!files.has(file)) throw new ContractError('not_found');
    const bytes = read.get(file) ?? readFileSync(require.resolve(`${PACKAGE}/files/${file}`));
    read.set(file, bytes);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', 'font/woff2');
    return c.body(new Uint8Array(bytes));
  });
}
