import { createCipher } from '@palpite/contract/cipher.ts';
import { createClient } from '@palpite/contract/client.ts';
import type { Texts } from './i18n/texts.ts';
import { waitUntilUnblocked } from './session/blocked-calls.ts';
import type { Session } from './session/session.ts';
import type { PublicStatus } from './boot.ts';
import { tellClosed } from './closed-refusals.ts';
import type { Calls, Transport } from './transport.ts';

/**
 * The client and its cipher. No page needs their code before its first call. A refused token ends the session, here and
 * nowhere else.
 */
export function makeCalls(
  transport: Transport,
  status: PublicStatus,
  texts: Texts,
  session: Session,
): Calls {
  const cipher = createCipher({ keys: () => status.encryption.keys });
  const client = createClient({
    ...transport,
    brandCode: () => status.merchantCode,
    language: texts.language,
    token: () => session.token(),
    cipher,
    onUnauthenticated: () => session.end('expired'),
    onClosed: tellClosed,
    onBlocked: waitUntilUnblocked,
  });
  return { client, cipher };
}
