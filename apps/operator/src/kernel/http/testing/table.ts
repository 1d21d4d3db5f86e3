import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { writeQuery } from '@palpite/contract/query.ts';
import { arbitraryOf } from '@palpite/contract/testing/arbitrary.ts';
import fc from 'fast-check';
import type * as v from 'valibot';
import { createOperator } from '#app.ts';
import type { Browser } from '#testing/operator.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'palpite-table-'));
/** Composed and never started: it needs no database to know its calls. */
const operator = await createOperator({
  databaseUrl: 'postgres://localhost/none',
  dataDirectory,
  publicOrigins: ['http://localhost:3000'],
  gamesOrigin: 'http://localhost:3001',
  logLevel: 'silent',
});
await operator.close();
await rm(dataDirectory, { recursive: true });

/** Every endpoint of the contract, for tests that call each of them. */
export const table = eachEndpoint(endpoints).map((call) => ({
  ...call,
  built: operator.isBuilt(call),
}));

/** A value that is valid by the schema; the same in every run. */
export function sample<S extends v.GenericSchema>(schema: S, seed = 7): v.InferInput<S> {
  const [value] = fc.sample(arbitraryOf(schema), { numRuns: 1, seed });
  return value as v.InferInput<S>;
}

export interface Sending {
  readonly token?: string | null;
  readonly key?: string;
  /** The body as sent, in place of a valid one. */
  readonly raw?: { readonly text: string; readonly mediaType: string };
  /** Which of the valid values is sent. */
  readonly seed?: number;
}

/** Makes a call over HTTP with everything right, except for the given changes. */
export async function send(
  browser: Browser,
  endpoint: Endpoint,
  { token = null, key, raw, seed }: Sending = {},
) {
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const body = raw ?? (await wellMade(browser, endpoint, seed));
  if (body !== undefined) headers.set('Content-Type', body.mediaType);
  const query =
    endpoint.query === undefined ? '' : `?${writeQuery(Object(sample(endpoint.query, seed)))}`;
  const response = await browser.fetch(`${endpoint.path}${query}`, {
    method: endpoint.method,
    headers,
    body: body?.text,
  });
  return { status: response.status, envelope: JSON.parse(await response.text()) };
}

async function wellMade(
  browser: Browser,
  endpoint: Endpoint,
  seed?: number,
): Promise<Sending['raw']> {
  if (endpoint.body === undefined) return undefined;
  const body = sample(endpoint.body, seed);
  if (endpoint.encrypted) {
    return { text: await browser.cipher.seal(endpoint, body), mediaType: ENCRYPTED_MEDIA_TYPE };
  }
  if (endpoint.bodyType === 'form') {
    return {
      text: writeQuery(Object(body)).toString(),
      mediaType: 'application/x-www-form-urlencoded',
    };
  }
  return { text: JSON.stringify(body), mediaType: 'application/json' };
}
