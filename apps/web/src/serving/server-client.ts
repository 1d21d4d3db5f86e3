import { type Client, createClient } from '@palpite/contract/client.ts';
import type { Language } from '@palpite/domain';
import type { Transport } from '../lib/transport.ts';

/** Calls the operator for data that needs no login; the host of the transport says which brand. */
export function createServerClient(transport: Transport, language?: Language): Client {
  return createClient({
    ...transport,
    language: language && (() => language),
    // The host says which brand it is; its code is part of the answer.
    brandCode: () => '',
    token: () => null,
    cipher: {
      seal: () => Promise.reject(new Error('Only plain calls are made here')),
      learn: () => false,
    },
    onUnauthenticated: () => undefined,
    timeoutMs: 5_000,
  });
}
