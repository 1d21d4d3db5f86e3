import type { Database } from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import { defineSecret, type SecretBox } from '#kernel/secrets/secret-box.ts';
import { findLiveSession } from '#modules/identity/index.ts';

const CHAT_LOOK = defineSecret('chat-look');

/**
 * The look of a member's window, from the call for its address. It is sealed in that address, so that no other person
 * can put words on a page of the site, and ends with the session that requested it. It gives no access to the room: the
 * reader's own session does.
 */
export interface ChatLook {
  readonly title: string;
  /** `#rrggbb`. */
  readonly headerColor: string;
}

interface LookOwner {
  readonly brandCode: string;
  readonly accountId: number;
  readonly sessionId: number;
}

const sealedLook = v.object({
  brandCode: v.string(),
  accountId: v.number(),
  sessionId: v.number(),
  title: v.string(),
  headerColor: v.string(),
});

export function sealLook(secrets: SecretBox, owner: LookOwner, look: ChatLook): Promise<string> {
  const { brandCode, accountId, sessionId } = owner;
  const { title, headerColor } = look;
  return secrets.seal(
    CHAT_LOOK,
    JSON.stringify({ brandCode, accountId, sessionId, title, headerColor } satisfies v.InferInput<
      typeof sealedLook
    >),
  );
}

/** The look in a pass; null for one that was altered, that another account requested, or whose session is over. */
export async function openLook(
  { database, secrets }: { database: Database; secrets: SecretBox },
  owner: Omit<LookOwner, 'sessionId'>,
  sealed: string,
  now: Date,
): Promise<ChatLook | null> {
  const text = await secrets.open(CHAT_LOOK, sealed).catch(() => null);
  if (text === null) return null;
  const read = v.safeParse(sealedLook, JSON.parse(text));
  // One that an earlier version of the program sealed.
  if (!read.success) return null;
  const { brandCode, accountId, sessionId, title, headerColor } = read.output;
  if (brandCode !== owner.brandCode || accountId !== owner.accountId) return null;
  return (await findLiveSession(database, sessionId, now)) && { title, headerColor };
}
