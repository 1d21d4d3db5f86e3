import { and, isNull, lt, sql } from 'drizzle-orm';
import { chatMessage, chatMute } from '../tables/chat.table.ts';
import { daysBefore, type Job } from '@palpite/work/job.ts';
import type { Services } from '#kernel/services.ts';

/** Removes messages older than the rooms keep them, and mutes that are over. */
export const sweepChat = ({ limits }: Pick<Services, 'limits'>): Job => ({
  name: 'sweep-chat',
  everySeconds: 3_600,
  async run({ tx }, slot) {
    const before = daysBefore(slot, limits.chatDays);
    const old = lt(chatMessage.sentAt, before);
    await tx
      .update(chatMessage)
      .set({ text: '', deletedAt: slot })
      .where(and(old, isNull(chatMessage.deletedAt)));
    // The newest stay as numbers without text: a room continues its numbers.
    const newer = sql`(select max(id) from ${chatMessage} as later where later.brand_code = ${chatMessage.brandCode})`;
    const changed = sql`(select max(change) from ${chatMessage} as later where later.brand_code = ${chatMessage.brandCode})`;
    const { rowCount } = await tx
      .delete(chatMessage)
      .where(and(old, lt(chatMessage.id, newer), lt(chatMessage.change, changed)));
    await tx.delete(chatMute).where(lt(chatMute.until, slot));
    return { removed: rowCount ?? 0 };
  },
});
