import type { PayloadCipher } from '@palpite/contract/cipher.ts';
import type { Client, ClientOptions } from '@palpite/contract/client.ts';
import type { Texts } from './i18n/texts.ts';
import type { Session } from './session/session.ts';
import type { PublicStatus } from './boot.ts';

/** How calls travel: in process on the server and in tests, over the network in the browser. */
export interface Transport {
  /** Origin of the operator; empty for the page's own. */
  baseUrl: string;
  fetch: ClientOptions['fetch'];
}

/** The browser's: the site and its operator share an origin. */
export const browserTransport: Transport = {
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
};

export interface Calls {
  client: Client;
  cipher: PayloadCipher;
}

/**
 * The contract client of a page. Its code is loaded with the first call: a page that the server has drawn
 * makes none before it reacts.
 */
export function createContractClient(
  transport: Transport,
  status: PublicStatus,
  texts: Texts,
  session: Session,
): Calls {
  let loaded: Calls | undefined;
  const load = async (): Promise<Calls> => {
    if (loaded) return loaded;
    const { makeCalls } = await import('./make-calls.ts');
    loaded ??= makeCalls(transport, status, texts, session);
    return loaded;
  };
  return {
    client: {
      async call(endpoint, ...options) {
        const { client } = await load();
        return client.call(endpoint, ...options);
      },
    },
    cipher: {
      seal: async (...sealing) => (await load()).cipher.seal(...sealing),
      prepare: async () => (await load()).cipher.prepare?.(),
      learn: (code, value) => loaded?.cipher.learn(code, value) ?? false,
    },
  };
}
