import { ContractError } from '@palpite/contract/errors.ts';

/** Callers that may wait for a free place, per place, before the rest are told to come back. */
const WAITING_PER_PLACE = 8;

/**
 * Runs a bounded number of tasks at once, in this process: for what costs so much that a flood of it is refused instead.
 * @throws ContractError `unavailable` when too many callers wait already
 */
export type Places = <T>(task: () => Promise<T>) => Promise<T>;

export function createPlaces(places: number): Places {
  const waiting: Array<() => void> = [];
  let busy = 0;
  return async (task) => {
    if (busy >= places) {
      if (waiting.length >= places * WAITING_PER_PLACE) throw new ContractError('unavailable');
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      busy += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
