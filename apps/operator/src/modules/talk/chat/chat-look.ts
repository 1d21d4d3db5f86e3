import * as v from 'valibot';
import type { SecretBox } from '#kernel/secrets/secret-box.ts';

/**
 * The look of a member's window, from the call for its address. It is sealed in that address, so that no other person
 * can put words on a page of the site. It gives no access to the room: the session does.
 */
export interface ChatLook {
  readonly title: string;
  /** `#rrggbb`. */
  readonly headerColor: string;
}

interface LookOwner {
  readonly brandCode: string;
  readonly accountId: number;
}

const sealedLook = v.object({
  brandCode: v.string(),
  accountId: v.number(),
  title: v.string(),
  headerColor: v.string(),
});

export function sealLook(secrets: SecretBox, owner: LookOwner, look: ChatLook): Promise<string> {
  const { brandCode, accountId } = owner;
  const { title, headerColor } = look;
  return secrets.seal(
    'chat-look',
    JSON.stringify({ brandCode, accountId, title, headerColor } satisfies v.InferInput<
      typeof sealedLook
    >),
  );
}

/** The look in a pass; null for one that was altered, or that another account requested. */
export async function openLook(
  secrets: SecretBox,
  owner: LookOwner,
  sealed: string,
): Promise<ChatLook | null> {
  const text = await secrets.open('chat-look', sealed).catch(() => null);
  if (text === null) return null;
  const { brandCode, accountId, title, headerColor } = v.parse(sealedLook, JSON.parse(text));
  const isOwn = brandCode === owner.brandCode && accountId === owner.accountId;
  return isOwn ? { title, headerColor } : null;
}
