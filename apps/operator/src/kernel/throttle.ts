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
import { createBatchedThrottle } from './batched-throttle.ts';

/** The limits on how often an address or an account may call, shared by all processes. */
export interface Throttles {
  /** Every call of one address. */
  general(address: string): Promise<void>;
  /** A class of calls by one account, or by one address for visitors. */
  spend(kind: ThrottleKind, caller: CountedCaller): Promise<void>;
  /** Removes expired counters; a job calls it. */
  sweep(now: Date): Promise<number>;
}

/** The subject of a counter: an account, or for visitors the network of an address. */
export type CountedCaller = { readonly accountId: number } | { readonly address: string };

export type ThrottleKind =
  | 'money'
  | 'message'
  | 'team'
  | 'link'
  | 'chat'
  | 'name'
  | 'code'
  | 'captcha'
  | 'login-address'
  | 'guest-address'
  | 'support-address';

export function createThrottles(counters: CounterTable, limits: Limits): Throttles {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(counters, { keyPrefix, points, duration });
  const general = createBatchedThrottle(limiter('general', limits.generalPerMinute, 60), mustWait);
  const kinds: Record<ThrottleKind, RateLimiterPostgres> = {
    money: limiter('money', limits.moneyPerMinute, 60),
    message: limiter('message', limits.messagesPerHour, 3_600),
    team: limiter('team', limits.teamPerMinute, 60),
    link: limiter('link', limits.linksPerHour, 3_600),
    chat: limiter('chat', limits.chatPerMinute, 60),
    name: limiter('name', limits.namesPerHour, 3_600),
    code: limiter('code', limits.codePerMinute, 60),
    captcha: limiter('captcha', limits.captchaPerMinute, 60),
    'login-address': limiter('login-address', limits.loginPerAddressPerMinute, 60),
    'guest-address': limiter('guest-address', limits.guestsPerAddressPerHour, 3_600),
    'support-address': limiter('support-address', limits.supportPerAddressPerHour, 3_600),
  };

  return {
    general: (address) => general.spend(addressKey(address)),
    async spend(kind, caller) {
      await consume(kinds[kind], callerKey(caller), 1);
    },
    sweep: (now) => sweepCounters(counters, now),
  };
}

const callerKey = (caller: CountedCaller): string =>
  'address' in caller ? addressKey(caller.address) : `account ${caller.accountId}`;
