import { CallError } from '@palpite/contract/call-error.ts';
import { createClient } from '@palpite/contract/client.ts';
import { status } from '@palpite/contract/system.ts';
import type { PublicStatus } from '../lib/boot.ts';
import type { Transport } from '../lib/contract-client.ts';
import { FreshCache } from './fresh-cache.ts';

/** No operator on this server answers for the host. */
export class UnknownHost extends Error {}

/** The status answer per host, asked again every few seconds: a switch that an operator turns shows soon. */
export class StatusSource {
  readonly #cache = new FreshCache<PublicStatus>({
    freshMilliseconds: 3_000,
    staleMilliseconds: 30_000,
    capacity: 200,
  });

  /**
   * @throws UnknownHost when no merchant answers for the host
   * @throws CallError when the operator cannot be asked
   */
  get(host: string, transport: Transport): Promise<PublicStatus> {
    return this.#cache.get(host, () => askStatus(host, transport));
  }
}

export async function askStatus(host: string, transport: Transport): Promise<PublicStatus> {
  const client = createClient({
    ...transport,
    // The host is what tells the merchant here; its code is part of the answer.
    merchantCode: () => '',
    token: () => null,
    cipher: {
      seal: () => Promise.reject(new Error('The status call is plain')),
      learn: () => false,
    },
    onUnauthenticated: () => undefined,
    timeoutMs: 5_000,
  });
  try {
    const { location: _, ...answer } = await client.call(status, { query: { host } });
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.code === 'unknown_merchant')
      throw new UnknownHost(host);
    throw error;
  }
}
