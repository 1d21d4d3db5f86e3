import type { PayloadCipher } from '@palpite/contract/cipher.ts';
import type { Client, ClientOptions } from '@palpite/contract/client.ts';

/** How calls travel: in process on the server and in tests, over the network in the browser. */
export interface Transport {
  /** Origin of the operator; empty for the page's own. */
  baseUrl: string;
  fetch: ClientOptions['fetch'];
  /** Whether the live connection may be a WebSocket; without, it is the answer of a call. */
  sockets: boolean;
}

export interface Calls {
  client: Client;
  cipher: PayloadCipher;
}
