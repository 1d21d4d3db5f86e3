import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { DIALLING_CODES } from './dialling-codes.ts';

/** The path of a country's flag on an image host, as the specification writes it. */
export const COUNTRY_FLAGS = '/COUNTRY_FLAG/CIRCLE';

const COUNTRIES = new Set(DIALLING_CODES.map(({ countryCode }) => countryCode));

/** The round flag of each country with a dialling code, for a brand without an image host. */
export function mountCountryFlags(app: Hono<OperatorEnv>): void {
  app.get(`${COUNTRY_FLAGS}/:file`, async (c) => {
    c.set('operation', 'country flag');
    const [, countryCode = ''] = /^([A-Z]{2})\.svg$/.exec(c.req.param('file')) ?? [];
    if (!COUNTRIES.has(countryCode)) throw new ContractError('not_found');
    const flag = `circle-flags/flags/${countryCode.toLowerCase()}.svg`;
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=604800');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(await readFile(fileURLToPath(import.meta.resolve(flag)), 'utf8'));
  });
}
