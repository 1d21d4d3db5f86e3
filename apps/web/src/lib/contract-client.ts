import { createCipher, type PayloadCipher } from '@palpite/contract/cipher.ts';
import { type Client, type ClientOptions, createClient } from '@palpite/contract/client.ts';
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

/** The contract client of a page. A refused token ends the session, here and nowhere else. */
export function createContractClient(
  transport: Transport,
  status: PublicStatus,
  texts: Texts,
  session: Session,
): { client: Client; cipher: PayloadCipher } {
  const cipher = createCipher({ keys: () => status.encryption.keys });
  const client = createClient({
    ...transport,
    merchantCode: () => status.merchantCode,
    language: texts.language,
    token: () => session.token(),
    cipher,
    onUnauthenticated: () => session.end('expired'),
  });
  return { client, cipher };
}
