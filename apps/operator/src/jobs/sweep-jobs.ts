import { and, eq, isNull, lt } from 'drizzle-orm';
import { sweepOutbox } from '../codes/outbox.ts';
import { sweepCodes } from '../codes/verification-code.ts';
import { account } from '../database/schema/account.ts';
import { jobSlot } from '../database/schema/job-slot.ts';
import { session } from '../database/schema/session.ts';
import { sweepSpent } from '../security/spent-once.ts';
import { sweepKnownDevices } from '../session/known-device.ts';
import type { Job } from './job.ts';

const DAY_MILLISECONDS = 86_400_000;
const before = (slot: Date, days: number) => new Date(slot.getTime() - days * DAY_MILLISECONDS);

/** What the frame and the sessions leave behind, and how long it is kept. */
export const sweepJobs: readonly Job[] = [
  {
    name: 'sweep-spent-values',
    everySeconds: 300,
    run: async ({ tx }, _services, slot) => ({ removed: await sweepSpent(tx, slot) }),
  },
  {
    name: 'sweep-rate-limits',
    everySeconds: 300,
    run: async (_transaction, { throttles }, slot) => ({ removed: await throttles.sweep(slot) }),
  },
  {
    // Kept a month past their end, so that the history of logins can still be joined to them.
    name: 'sweep-sessions',
    everySeconds: 3_600,
    async run({ tx }, _services, slot) {
      const { rowCount } = await tx.delete(session).where(lt(session.expiresAt, before(slot, 30)));
      return { removed: rowCount ?? 0 };
    },
  },
  {
    // Closed, not deleted: the ledger names the account for ever.
    name: 'close-guests',
    everySeconds: 600,
    async run({ tx }, _services, slot) {
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
    // Kept a day past their end, so that a late try is told that the code is over and not that it is wrong.
    name: 'sweep-codes',
    everySeconds: 3_600,
    run: async ({ tx }, _services, slot) => ({ removed: await sweepCodes(tx, before(slot, 1)) }),
  },
  {
    name: 'sweep-known-places',
    everySeconds: 86_400,
    run: async ({ tx }, { limits }, slot) => ({
      removed: await sweepKnownDevices(tx, limits, slot),
    }),
  },
  {
    name: 'sweep-outbox',
    everySeconds: 3_600,
    run: async ({ tx }, _services, slot) => ({ removed: await sweepOutbox(tx, before(slot, 1)) }),
  },
  {
    name: 'sweep-payload-keys',
    everySeconds: 3_600,
    run: async ({ tx }, { payloadKeys }, slot) => ({ removed: await payloadKeys.sweep(tx, slot) }),
  },
  {
    name: 'sweep-job-slots',
    everySeconds: 86_400,
    async run({ tx }, _services, slot) {
      const { rowCount } = await tx.delete(jobSlot).where(lt(jobSlot.slot, before(slot, 7)));
      return { removed: rowCount ?? 0 };
    },
  },
];
