import type { Texts } from './i18n/texts.ts';
import type { Session } from './session/session.ts';
import type { PublicStatus } from './boot.ts';
import type { Calls, Transport } from './transport.ts';

/** The browser's: the site and its operator share an origin. */
export const browserTransport: Transport = {
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  sockets: true,
};

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
