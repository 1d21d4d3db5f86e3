import { ContractError } from '@palpite/contract/errors.ts';

/** Callers that may wait per permit before further ones are refused. */
const WAITING_PER_PERMIT = 8;

/** Runs a limited number of tasks at once, in this process. It refuses a flood of expensive work instead of queueing it. */
export interface Semaphore {
  /** @throws ContractError `unavailable` if too many callers are waiting */
  run<Value>(this: void, task: () => Promise<Value>): Promise<Value>;
}

/** @param permits how many tasks may run at once */
export function createSemaphore(permits: number): Semaphore {
  const waiting: Array<() => void> = [];
  let running = 0;
  return {
    async run(task) {
      if (running >= permits) {
        if (waiting.length >= permits * WAITING_PER_PERMIT) throw new ContractError('unavailable');
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        // The next caller inherits the permit.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
