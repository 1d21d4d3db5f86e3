import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { chatMute } from '../tables/chat.table.ts';

/** Whether an account may only read in the room: until when, null for no end. Null for one that may write. */
export async function findMute(
  database: Database,
  accountId: number,
  now: Date,
): Promise<{ until: string | null } | null> {
  const [mute] = await database.select().from(chatMute).where(eq(chatMute.accountId, accountId));
  if (mute === undefined) return null;
  if (mute.until === null) return { until: null };
  return mute.until > now ? { until: mute.until.toISOString() } : null;
}
