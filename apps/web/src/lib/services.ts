import type { PayloadCipher } from '@palpite/contract/cipher.ts';
import type { Client } from '@palpite/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Texts } from './i18n/texts.ts';
import type { Session } from './session/session.ts';
import type { Boot, PublicStatus } from './boot.ts';
import type { Transport } from './transport.ts';

/** What every route and screen can reach: made once a request on the server, once a tab in the browser. */
export interface Services {
  /** Of its parts the status alone ever changes, with the brand. */
  boot: Boot;
  client: Client;
  cipher: PayloadCipher;
  queryClient: QueryClient;
  session: Session;
  texts: Texts;
  transport: Transport;
}

/** What components have of the services. */
export interface GivenServices {
  readonly services: Services;
  /** Puts a newer answer in place of the status that the page was drawn from, and draws again what reads it. */
  readonly takeStatus: (status: PublicStatus) => void;
}

export const ServicesContext = createContext<GivenServices | null>(null);

export function useGivenServices(): GivenServices {
  const given = use(ServicesContext);
  if (given === null) throw new Error('There are no services outside the router');
  return given;
}

/** The services, in a component; routes have the same in their `context`. */
export function useServices(): Services {
  return useGivenServices().services;
}
