import type { PayloadCipher } from '@palpite/contract/cipher.ts';
import type { Client, ClientOptions } from '@palpite/contract/client.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Session } from '../session/session.ts';
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

interface Calls {
  client: Client;
  cipher: PayloadCipher;
}

/**
 * The contract client of a page. Its code is loaded with the first call: a page that the server has drawn
 * makes none before it reacts. A refused token ends the session, here and nowhere else.
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
    const [{ createClient }, { createCipher }] = await Promise.all([
      import('@palpite/contract/client.ts'),
      import('@palpite/contract/cipher.ts'),
    ]);
    if (loaded) return loaded;
    const cipher = createCipher({ keys: () => status.encryption.keys });
    const client = createClient({
      ...transport,
      merchantCode: () => status.merchantCode,
      language: texts.language,
      token: () => session.token(),
      cipher,
      onUnauthenticated: () => session.end('expired'),
    });
    loaded = { client, cipher };
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
      learn: (code, value) => loaded?.cipher.learn(code, value) ?? false,
    },
  };
}
