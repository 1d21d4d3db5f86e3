import type { Language } from '@palpite/domain';
import { CallError } from './call-error.ts';
import type { PayloadCipher } from './cipher.ts';
import type { Client } from './client.ts';
import { sessionLoginAsGuest, type SessionStart } from './session.ts';

/**
 * Logs a guest in. The call is plain except for its sealed `header`; when the seal is refused because of its key or its
 * clock, it is sealed once more, as the client does for encrypted calls.
 * @throws CallError
 */
export async function startFreePlay(
  client: Client,
  cipher: PayloadCipher,
  guest: { os: string; merchantCode: string; language: Language },
): Promise<SessionStart> {
  const { os, ...header } = guest;
  const send = async () =>
    client.call(sessionLoginAsGuest, {
      body: {
        os,
        platform: 'W',
        version: 3,
        header: await cipher.seal(sessionLoginAsGuest, header),
      },
    });
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && cipher.learn(error.code, error.value)) return send();
    throw error;
  }
}
