import { and, eq, isNull, lt } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { daysBefore, type Job } from '@palpite/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { sweepKnownDevices } from './known-device.ts';

/** Removes expired data of sessions, after the time that it is kept. */
export const sessionJobs = ({ limits }: Pick<Services, 'limits'>): readonly Job[] => [
  {
    // Kept a month past their end, so that the history of logins can still be joined to them.
    name: 'sweep-sessions',
    everySeconds: 3_600,
    async run({ tx }, slot) {
      const over = lt(session.expiresAt, daysBefore(slot, 30));
      const { rowCount } = await tx.delete(session).where(over);
      return { removed: rowCount ?? 0 };
    },
  },
  {
    // Closed, not deleted: the ledger names the account for ever.
    name: 'close-guests',
    everySeconds: 600,
    async run({ tx }, slot) {
      const closed = await tx
        .update(account)
        .set({ status: 'closed' })
        .where(and(lt(account.expiresAt, slot), eq(account.status, 'active')))
        .returning({ id: account.id });
      for (const { id } of closed) {
        await tx
          .update(session)
          .set({ revokedAt: slot, revokedFor: 'operator' })
          .where(and(eq(session.accountId, id), isNull(session.revokedAt)));
      }
      return { closed: closed.length };
    },
  },
  {
    name: 'sweep-known-places',
    everySeconds: 86_400,
    run: async ({ tx }, slot) => ({
      removed: await sweepKnownDevices(tx, limits, slot),
    }),
  },
];
