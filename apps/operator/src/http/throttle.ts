import { ContractError } from '@palpite/contract/errors.ts';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config.ts';
import { createBatchedThrottle } from './batched-throttle.ts';

/**
 * Counters of attempts, shared by every process through PostgreSQL. The table is UNLOGGED and its pool
 * commits asynchronously: a power cut may forget counts, and no request waits for a disk.
 */
export interface Throttles {
  /** Every call of one address. */
  general(address: string): Promise<void>;
  /** A class of calls by one account, or by one address for visitors. */
  spend(kind: ThrottleKind, caller: Caller): Promise<void>;
  /** Removes counters that ran out; a job calls it. */
  sweep(now: Date): Promise<number>;
}

/** Whom a counter counts: an account, or for visitors the network that an address stands for. */
export type Caller = { readonly accountId: number } | { readonly address: string };

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

/** @param pool connections with `synchronous_commit=off`; nothing but counters may be written through it */
export function createThrottles(pool: Pool, limits: Limits): Throttles {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(pool, { keyPrefix, points, duration });
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
    async sweep(now) {
      const { rowCount } = await pool.query('DELETE FROM operator.rate_limit WHERE expire < $1', [
        now.getTime(),
      ]);
      return rowCount ?? 0;
    },
  };
}

/** One kind of counter in the shared table; the library itself never creates or sweeps it. */
export function createLimiter(
  pool: Pool,
  options: { keyPrefix: string; points: number; duration: number; blockDuration?: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'operator',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...options,
  });
}

/**
 * What counters stand at, by their whole names (`<prefix>:<key>`); one that ran out or never began is missing. Counts
 * nothing.
 */
export async function readCounters(
  pool: Pool,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ key: string; points: number }>({
    name: 'read-counters',
    text: 'SELECT key, points FROM operator.rate_limit WHERE key = ANY ($1) AND expire > $2',
    values: [names, Date.now()],
  });
  return new Map(rows.map(({ key, points }) => [key, points]));
}

/** Counts without a limit of its own; a window begins with the first count and ends whatever comes. */
export interface WindowCounter {
  /** @returns how many there are in the window */
  add(key: string): Promise<number>;
}

export function createWindowCounter(pool: Pool, keyPrefix: string, seconds: number): WindowCounter {
  const limiter = createLimiter(pool, { keyPrefix, points: 1, duration: seconds });
  return { add: async (key) => (await limiter.penalty(key, 1)).consumedPoints };
}

/** Counts without a limit of its own, and forgets only after a time of silence. */
export interface QuietCounter {
  /** The whole name of a key's counter. */
  nameOf(key: string): string;
  /** @returns how many there are now */
  add(key: string): Promise<number>;
  take(key: string, points: number): Promise<void>;
}

/**
 * The library's windows begin with the first try and end whatever comes: three tries at the end of one and three
 * at the start of the next would be six in a moment. Here each try begins the window anew.
 */
export function createQuietCounter(
  pool: Pool,
  keyPrefix: string,
  quietSeconds: number,
): QuietCounter {
  const nameOf = (key: string) => `${keyPrefix}:${key}`;
  return {
    nameOf,
    async add(key) {
      const now = Date.now();
      const { rows } = await pool.query<{ points: number }>(
        `INSERT INTO operator.rate_limit AS kept (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET expire = $2,
           points = CASE WHEN kept.expire <= $3 THEN 1 ELSE kept.points + 1 END
         RETURNING points`,
        [nameOf(key), now + quietSeconds * 1_000, now],
      );
      return rows[0]?.points ?? 1;
    },
    async take(key, points) {
      await pool.query(
        'UPDATE operator.rate_limit SET points = greatest(points - $2, 0) WHERE key = $1',
        [nameOf(key), points],
      );
    },
  };
}

const callerKey = (caller: Caller): string =>
  'address' in caller ? addressKey(caller.address) : `account ${caller.accountId}`;

/** An IPv6 customer holds a whole /64, so that is what is counted; an IPv4 address stands for itself. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::')
    ? Array(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`;
}

/** @returns the points that are left. @throws ContractError too_many_requests */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<number> {
  try {
    return (await limiter.consume(key, points)).remainingPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw mustWait(refusal.msBeforeNext);
  }
}

const mustWait = (milliseconds: number) => tooManyRequests(Math.ceil(milliseconds / 1_000));

/** The refusal of a caller who must wait; the value and the `Retry-After` header say how long. */
export function tooManyRequests(retryAfterSeconds: number): ContractError {
  return new ContractError('too_many_requests', { retryAfterSeconds });
}
