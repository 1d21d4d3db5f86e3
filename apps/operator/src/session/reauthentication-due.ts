import type { session } from '../database/schema/session.ts';
import type { Merchant } from '../http/merchant.ts';

/** Whether a session lay idle for so long that what is sensitive waits for its owner's proof. The mark stays until then. */
export function reauthenticationIsDue(
  found: Pick<typeof session.$inferSelect, 'reauthenticationDue' | 'lastSeenAt'>,
  { reauthenticationMinutes }: Pick<Merchant, 'reauthenticationMinutes'>,
  now: Date,
): boolean {
  const idleMilliseconds = now.getTime() - found.lastSeenAt.getTime();
  return found.reauthenticationDue || idleMilliseconds >= reauthenticationMinutes * 60_000;
}
