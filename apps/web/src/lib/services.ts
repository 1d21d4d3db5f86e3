import type { PayloadCipher } from '@palpite/contract/cipher.ts';
import type { Client } from '@palpite/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Texts } from './i18n/texts.ts';
import type { Session } from './session/session.ts';
import type { Boot } from './boot.ts';
import type { Transport } from './transport.ts';

/** What every route and screen can reach: made once a request on the server, once a tab in the browser. */
export interface Services {
  boot: Boot;
  client: Client;
  cipher: PayloadCipher;
  queryClient: QueryClient;
  session: Session;
  texts: Texts;
  transport: Transport;
}

/** The services, in a component; routes have the same in their `context`. */
export function useServices(): Services {
  return useRouter().options.context;
}
