import type { session } from '../tables/session.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

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
