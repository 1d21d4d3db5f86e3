import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import type { Job } from '@palpite/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { keptSince } from './mailbox.ts';

/** Removes messages past their time, and the marks on them and on announcements that ended long ago. */
export const sweepMessages = ({ limits }: Pick<Services, 'limits'>): Job => ({
  name: 'sweep-messages',
  everySeconds: 86_400,
  async run({ tx }, slot) {
    const before = keptSince(slot, limits);
    const old = tx.select({ id: message.id }).from(message).where(lt(message.sentAt, before));
    const over = tx
      .select({ id: announcement.id })
      .from(announcement)
      .where(or(lt(announcement.expiresAt, before), lt(announcement.withdrawnAt, before)));
    await tx
      .delete(messageMark)
      .where(and(ne(messageMark.tab, 'announcements'), inArray(messageMark.messageId, old)));
    await tx
      .delete(messageMark)
      .where(and(eq(messageMark.tab, 'announcements'), inArray(messageMark.messageId, over)));
    const { rowCount } = await tx.delete(message).where(lt(message.sentAt, before));
    return { removed: rowCount ?? 0 };
  },
});
