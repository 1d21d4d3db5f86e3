import { isPermitted } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import type { CallerLocation } from '../brand/restriction.ts';
import { account } from '../database/schema/account.ts';
import { chatMember, chatMute } from '../database/schema/chat.ts';
import { session } from '../database/schema/session.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';
import { isOver, sessionAsFound, sessionColumns } from '../session/find-session.ts';
import type { ChatPass } from './chat-pass.ts';

/** A member in the room, as it is known now. */
export interface Talker {
  readonly accountId: number;
  /** The language that they last chose; the pass's own at first. */
  readonly language: ChatPass['language'];
  /** The newest message that was shown to them. */
  readonly readId: number;
  /** Null who may write; else until when they may not, or `always` until that is taken back. */
  readonly muted: Date | 'always' | null;
}

/**
 * Whether whoever shows a pass is let in: their session goes on under the token that asked, nothing is due before it,
 * their account may chat, the room is open. Asked with each request, so that a logout or another password closes the
 * room and a guest never enters it, whatever pass they come with.
 */
export async function admit(
  { database, limits }: Services,
  brand: LiveBrand,
  pass: ChatPass,
  location: CallerLocation,
  now: Date,
): Promise<Talker | null> {
  const closed = brand.status !== 0 || brand.restriction(location) !== null;
  if (closed || brand.flags.CBS3 !== true) return null;
  const [found] = await database
    .select({
      ...sessionColumns,
      language: chatMember.language,
      readId: chatMember.readId,
      mutedAt: chatMute.mutedAt,
      until: chatMute.until,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(chatMember, eq(chatMember.accountId, account.id))
    .leftJoin(chatMute, eq(chatMute.accountId, account.id))
    .where(eq(session.tokenHash, Buffer.from(pass.tokenHash, 'base64url')));
  if (found === undefined || found.brandCode !== brand.code || isOver(found, now)) return null;
  const { accountId, role, passwordDue, termsDue } = sessionAsFound(found, brand, limits, now);
  if (passwordDue || termsDue || !isPermitted(role, 'chat')) return null;
  const { mutedAt, until } = found;
  const isMuted = mutedAt !== null && (until === null || until > now);
  return {
    accountId,
    language: found.language ?? pass.language,
    readId: found.readId ?? 0,
    muted: isMuted ? (until ?? 'always') : null,
  };
}
