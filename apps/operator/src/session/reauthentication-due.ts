import type { session } from '../database/schema/session.ts';
import type { LiveBrand } from '../http/live-brand.ts';

/**
 * Whether a session was idle for so long that sensitive calls wait for its owner's proof. The mark stays until then.
 */
export function reauthenticationIsDue(
  found: Pick<typeof session.$inferSelect, 'reauthenticationDue' | 'lastSeenAt'>,
  { settings }: Pick<LiveBrand, 'settings'>,
  now: Date,
): boolean {
  const idleMilliseconds = now.getTime() - found.lastSeenAt.getTime();
  return found.reauthenticationDue || idleMilliseconds >= settings.reauthenticationMinutes * 60_000;
}
