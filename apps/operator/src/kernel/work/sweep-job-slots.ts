import { lt } from 'drizzle-orm';
import { jobSlot } from './job-slot.table.ts';
import { daysBefore, type Job } from './job.ts';

export const sweepJobSlots: Job = {
  name: 'sweep-job-slots',
  everySeconds: 86_400,
  async run({ tx }, slot) {
    const { rowCount } = await tx.delete(jobSlot).where(lt(jobSlot.slot, daysBefore(slot, 7)));
    return { removed: rowCount ?? 0 };
  },
};
