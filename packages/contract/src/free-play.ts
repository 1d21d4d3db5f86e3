import type { Language } from '@palpite/domain';
import { CallError } from './call-error.ts';
import type { PayloadCipher } from './cipher.ts';
import type { Client } from './client.ts';
import { freePlayLogin, type SessionStart } from './session.ts';

/**
 * Signs a guest in. The call itself is plain but for its sealed `header`; a seal that is refused for its key
 * or its clock is made once more, as the client does for encrypted calls.
 * @throws CallError
 */
export async function startFreePlay(
  client: Client,
  cipher: PayloadCipher,
  guest: { os: string; merchantCode: string; language: Language },
): Promise<SessionStart> {
  const { os, ...header } = guest;
  const send = async () =>
    client.call(freePlayLogin, {
      body: { os, platform: 'W', version: 3, header: await cipher.seal(freePlayLogin, header) },
    });
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && cipher.learn(error.code, error.value)) return send();
    throw error;
  }
}
