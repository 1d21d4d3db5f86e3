import type { Services } from '#kernel/services.ts';
import type { Job } from '@palpite/work/job.ts';

/**
 * The ledger's daily upkeep: partitions for the coming weeks, a checkpoint of what is sound, and old partitions
 * detached. A day that is not sound has no checkpoint, and this fails each day until staff have found out why.
 */
export const keepLedger = ({ ledger }: Pick<Services, 'ledger'>): Job => ({
  name: 'keep-ledger',
  everySeconds: 86_400,
  async work() {
    const weeksMade = await ledger.makePartitions();
    const audit = await ledger.makeCheckpoint();
    if (!audit.ok) throw new Error('the ledger is inconsistent: run verify-ledger');
    return { weeksMade, weeksDetached: await ledger.detachPartitions() };
  },
});
