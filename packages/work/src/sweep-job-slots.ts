import { lt } from 'drizzle-orm';
import { daysBefore, type Job } from './job.ts';
import type { HasWorkTables } from './work-tables.ts';

export const sweepJobSlots = ({ tables: { jobSlot } }: HasWorkTables): Job => ({
  name: 'sweep-job-slots',
  everySeconds: 86_400,
  async run({ tx }, slot) {
    const { rowCount } = await tx.delete(jobSlot).where(lt(jobSlot.slot, daysBefore(slot, 7)));
    return { removed: rowCount ?? 0 };
  },
});
