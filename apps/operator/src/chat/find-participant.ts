import { isPermitted } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import type { CallerLocation } from '../brand/restriction.ts';
import { chatMember, chatMute } from '../database/schema/chat.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';
import { callerOf } from '../session/find-session.ts';
import type { ChatPass } from './chat-pass.ts';

/** A member in the chat room. */
export interface Participant {
  readonly accountId: number;
  /** The language that they last chose; the pass's language at first. */
  readonly language: ChatPass['language'];
  /** The newest message that they have seen. */
  readonly readId: number;
  /** Null for a participant who may write; otherwise when the mute ends, or `always`. */
  readonly muted: Date | 'always' | null;
}

/**
 * The member that a pass belongs to; null unless their session is still valid and unblocked, their account may chat and
 * the room is open. Checked with each request, so that a logout or a changed password closes the room, and a guest never
 * enters it with any pass.
 */
export async function findParticipant(
  { database, limits }: Services,
  brand: LiveBrand,
  pass: ChatPass,
  location: CallerLocation,
  now: Date,
): Promise<Participant | null> {
  const closed = brand.status !== 0 || brand.restriction(location) !== null;
  if (closed || brand.flags.CBS3 !== true) return null;
  const hash = Buffer.from(pass.tokenHash, 'base64url');
  const caller = await callerOf({ database, limits }, brand, hash, now);
  if (caller === null) return null;
  const { accountId, role, passwordDue, termsDue } = caller;
  if (passwordDue || termsDue || !isPermitted(role, 'chat')) return null;
  const [[member], [mute]] = await Promise.all([
    database.select().from(chatMember).where(eq(chatMember.accountId, accountId)),
    database.select().from(chatMute).where(eq(chatMute.accountId, accountId)),
  ]);
  const until = mute?.until ?? null;
  const isMuted = mute !== undefined && (until === null || until > now);
  return {
    accountId,
    language: member?.language ?? pass.language,
    readId: member?.readId ?? 0,
    muted: isMuted ? (until ?? 'always') : null,
  };
}
