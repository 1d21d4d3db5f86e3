import { startFreePlay } from '@palpite/contract/free-play.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import type { Services } from '../../lib/services.ts';

/**
 * Asks for a guest's session with a trial wallet (account type 4). Offered only where FREEPLAY3 is on.
 * @throws CallError
 */
export function beginFreePlay({ boot, cipher, client, texts }: Services): Promise<SessionStart> {
  return startFreePlay(client, cipher, {
    os: operatingSystem(navigator.userAgent),
    merchantCode: boot.status.merchantCode,
    language: texts.language(),
  });
}

/** The system's name as far as the browser says it; the operator's statistics ask for no more. */
function operatingSystem(userAgent: string): string {
  const known = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(userAgent);
  return known?.[0] ?? 'other';
}
