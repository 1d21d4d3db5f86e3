import type { Throttle } from '@palpite/contract/endpoint.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import {
  type CounterTable,
  consume,
  createLimiter,
  mustWait,
  sweepCounters,
} from '@palpite/server/throttle/counters.ts';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limits } from './config.ts';
import type { ThrottleTerms } from './throttle-terms.ts';
import { createBatchedThrottle } from './batched-throttle.ts';

/** The limits on how often an address or an account may call, shared by all processes. */
export interface Throttles {
  /** Every call of one address. */
  general(address: string): Promise<void>;
  /** A call of a class, by an account, or by an address for visitors. */
  spendCall(calls: Throttle, accountId: number | null, address: string): Promise<void>;
  /** What a module counts by the name that it declared. */
  spend(name: string, caller: CountedCaller): Promise<void>;
  /** Removes expired counters; a job calls it. */
  sweep(now: Date): Promise<number>;
}

/** The subject of a counter: an account, or for visitors the network of an address. */
export type CountedCaller = { readonly accountId: number } | { readonly address: string };

export function createThrottles(
  counters: CounterTable,
  limits: Limits,
  declared: readonly ThrottleTerms[],
): Throttles {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(counters, { keyPrefix, points, duration });
  const general = createBatchedThrottle(limiter('general', limits.generalPerMinute, 60), mustWait);
  const limiters = new Map<string, RateLimiterPostgres>(
    declared.map(({ name, most, seconds }) => [name, limiter(name, limits[most], seconds)]),
  );
  const classes = new Map(declared.map((terms) => [terms.calls, terms]));
  const spend = async (name: string, caller: CountedCaller) => {
    const counted = limiters.get(name);
    if (counted === undefined) throw new Error(`no module declares the throttle ${name}`);
    await consume(counted, callerKey(caller), 1);
  };

  return {
    general: (address) => general.spend(addressKey(address)),
    async spendCall(calls, accountId, address) {
      if (calls === 'general') return;
      const terms = classes.get(calls);
      if (terms === undefined) throw new Error(`no module declares a throttle for ${calls} calls`);
      const isCounted = accountId !== null && !terms.byAddress;
      await spend(terms.name, isCounted ? { accountId } : { address });
    },
    spend,
    sweep: (now) => sweepCounters(counters, now),
  };
}

const callerKey = (caller: CountedCaller): string =>
  'address' in caller ? addressKey(caller.address) : `account ${caller.accountId}`;
