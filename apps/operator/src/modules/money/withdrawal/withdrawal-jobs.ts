import type { Job } from '@palpite/work/job.ts';
import { sweepReceiptImages } from './receipt-images.ts';

const DAY_MILLISECONDS = 86_400_000;

export const withdrawalJobs: readonly Job[] = [
  {
    name: 'sweep-receipt-images',
    everySeconds: 3_600,
    run: async ({ tx }, slot) => ({
      removed: await sweepReceiptImages(tx, new Date(slot.getTime() - DAY_MILLISECONDS)),
    }),
  },
];
