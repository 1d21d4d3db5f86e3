import type { SecretBox } from '../secrets/secret-box.ts';
import { operatorWork } from './work.table.ts';
import type { WorkClock } from '@palpite/work/work-clock.ts';
import { createWorkQueue, type WorkQueue } from '@palpite/work/work-queue.ts';

/** The queue of the operator's work. */
export const createOperatorQueue = (secrets: SecretBox, clock: WorkClock): WorkQueue =>
  createWorkQueue({
    tables: operatorWork,
    secrets: {
      seal: (text) => secrets.seal('work', text),
      open: (sealed) => secrets.open('work', sealed),
    },
    clock,
  });
