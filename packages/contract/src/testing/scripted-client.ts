import { vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { createCipher } from '../cipher.ts';
import { type ClientOptions, createClient } from '../client.ts';
import { createKeyRing, generateStoredKey } from '../open-payload.ts';

/** A client whose server is a list of answers, for the tests of this package. */

export const ring = createKeyRing([await generateStoredKey('k1', new Date())]);
export const replayGuard = { claim: async () => true };

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

/** Answers are used in order; the last one repeats. */
export function scriptedClient(
  answers: (Response | Error | ((sent: Sent, signal: AbortSignal) => Promise<Response>))[],
  changes: Partial<ClientOptions> = {},
) {
  const sent: Sent[] = [];
  const onUnauthenticated = vi.fn<ClientOptions['onUnauthenticated']>();
  const cipher = createCipher({ keys: () => ring.publicKeys(new Date()) });
  const client = createClient({
    baseUrl: 'http://operator.localhost',
    brandCode: () => 'palpite',
    token: () => 'token-1',
    cipher,
    onUnauthenticated,
    fetch: async (url, init) => {
      const one: Sent = {
        url,
        method: init.method ?? '',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
      };
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(one);
      if (answer instanceof Error || answer === undefined) throw answer;
      return typeof answer === 'function'
        ? answer(one, init.signal ?? AbortSignal.abort())
        : answer.clone();
    },
    ...changes,
  });
  return { client, sent, onUnauthenticated, cipher };
}

export const ok = (value: unknown) => Response.json({ success: true, message: 'ok', value });
export const refused = (status: number, message: string, value: unknown = null) =>
  Response.json({ success: false, message, value }, { status });
export const gone = new TypeError('fetch failed');

export const balance = {
  sumBalance: '12345',
  held: '0',
  versions: { sumBalance: '1', held: '0' },
  currency: 'BRL',
  asOf: '2026-03-01T12:00:00.000Z',
} as const;
export const credentials = { type: 'username', username: 'member', password: ' p w ' } as const;
export const transfer = { from: 'main', to: 'AB', amountMinor: '100', currency: 'BRL' } as const;

export async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const outcome = await call.then(
    () => 'answered',
    (error: unknown) => error,
  );
  if (outcome instanceof CallError) return outcome;
  throw new Error(`expected a CallError, got ${String(outcome)}`);
}
