import { CallError } from '@palpite/contract/call-error.ts';
import { type SystemStatus, systemGetStatus } from '@palpite/contract/system.ts';
import type { Language } from '@palpite/domain';
import type { PublicStatus } from '../lib/boot.ts';
import type { Transport } from '../lib/transport.ts';
import { FreshCache } from './fresh-cache.ts';
import { createServerClient } from './server-client.ts';

/** No operator on this server answers for the host. */
export class UnknownHost extends Error {}

/**
 * The status answer per host and language. It is never given older than it may be while the operator answers: with the
 * age that the operator's own may have, a switch holds within a second. Only where the operator cannot be asked does the
 * last answer stand for it, for a while.
 */
export class StatusSource {
  readonly #cache = new FreshCache<PublicStatus>({
    freshMilliseconds: 400,
    staleMilliseconds: 0,
    failedMilliseconds: 30_000,
    capacity: 200,
  });

  /**
   * @param language of the brand's texts in it; the brand's own without one
   * @throws UnknownHost when the host belongs to no brand
   * @throws CallError when the operator cannot be asked
   */
  get(host: string, transport: Transport, language?: Language): Promise<PublicStatus> {
    return this.#cache.get(`${host} ${language ?? ''}`, () => askStatus(host, transport, language));
  }
}

export async function askStatus(
  host: string,
  transport: Transport,
  language?: Language,
): Promise<PublicStatus> {
  const { location: _, ...answer } = await ask(host, transport, language);
  return answer;
}

/**
 * The status for the sender of these headers, and where the operator sees them come from, in words of `language`.
 * @throws CallError when the operator cannot be asked
 */
export async function askVisitorStatus(
  host: string,
  transport: Transport,
  visitor: Headers,
  language: Language,
): Promise<SystemStatus> {
  return ask(host, onBehalf(transport, visitor), language);
}

/** Of the page's request what is no business of this call; the rest is what proxies in front say of the visitor. */
const NOT_PASSED_ON =
  /^(cookie|authorization|host|accept.*|content-.*|if-.*|connection|transfer-encoding)$/;

function onBehalf(transport: Transport, visitor: Headers): Transport {
  return {
    ...transport,
    fetch: (address, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of visitor) {
        if (!NOT_PASSED_ON.test(name) && !headers.has(name)) headers.set(name, value);
      }
      return transport.fetch(address, { ...init, headers });
    },
  };
}

async function ask(
  host: string,
  transport: Transport,
  language: Language | undefined,
): Promise<SystemStatus> {
  try {
    return await createServerClient(transport, language).call(systemGetStatus, { query: { host } });
  } catch (error) {
    if (error instanceof CallError && error.code === 'unknown_merchant')
      throw new UnknownHost(host);
    throw error;
  }
}
