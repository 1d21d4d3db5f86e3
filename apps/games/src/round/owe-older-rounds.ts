import type { Job } from '@palpite/work/job.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { walletTransaction } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endOf } from './owed-round.ts';

/**
 * Owes the end of rounds that a process of the release before has placed: it owes no work, and writes instead when it will
 * try a request again. Goes with that column.
 */
export const oweOlderRounds = ({ work, timing }: Pick<Services, 'work' | 'timing'>): Job => ({
  name: 'owe-older-rounds',
  everySeconds: Math.max(1, Math.ceil(timing.lease / 1_000)),
  async run({ tx }) {
    const { roundId, state, nextAttemptAt: dueAt } = walletTransaction;
    const waiting = await tx
      .select({ roundId, dueAt })
      .from(walletTransaction)
      .where(and(eq(state, 'pending'), isNotNull(dueAt)));
    const owed = waiting.map((one) => ({ ...endOf(one.roundId), dueAt: one.dueAt ?? new Date() }));
    return { owed: await work.oweAll(tx, owed) };
  },
});
