import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config.ts';
import { addressKey, createLimiter, tooManyRequests } from '../http/throttle.ts';

/** What one attempt to sign in found before it was tried. */
export interface LoginAttempt {
  /** The attempt must come with a captcha. */
  readonly captchaDemanded: boolean;
  /** The next attempt will have to. */
  readonly captchaNext: boolean;
  /** It succeeded: what was counted against the account from this address is forgotten. */
  succeeded(): Promise<void>;
  /** It was not tried after all (a captcha was missing): it does not count. */
  withdrawn(): Promise<void>;
}

/** Counts attempts before they are tried, so that a burst of parallel guesses is counted too. */
export interface LoginThrottle {
  /** @throws ContractError too_many_requests while this account must wait at this address */
  begin(merchant: string, usernameKey: string, address: string): Promise<LoginAttempt>;
}

/** An account under attack from many addresses waits too, but only after this many times the failures. */
const WIDE_FACTOR = 20;

/**
 * An account is counted together with the address, so that a stranger who guesses does not lock its owner
 * out; beside that over all addresses, and the address over all accounts, to demand a captcha.
 */
export function createLoginThrottle(pool: Pool, limits: Limits): LoginThrottle {
  const limiter = (name: string, points: number) =>
    createLimiter(pool, {
      keyPrefix: name,
      points,
      duration: limits.failureMemorySeconds,
      blockDuration: limits.waitSeconds,
    });
  const pair = limiter('login-pair', limits.failuresBeforeWait);
  const account = limiter('login-account', limits.failuresBeforeWait * WIDE_FACTOR);
  const address = limiter('login-source', limits.failuresBeforeWait * WIDE_FACTOR);
  const demandedAfter = (failures: number, ofAddress: number) =>
    failures >= limits.failuresBeforeCaptcha ||
    ofAddress >= limits.failuresBeforeCaptcha * WIDE_FACTOR;

  return {
    async begin(merchant, usernameKey, from) {
      // Hashed: people type passwords into the name field, and this key is stored.
      const name = createHash('sha256').update(`${merchant}\n${usernameKey}`).digest('base64url');
      const keys = [
        [pair, `${name}@${addressKey(from)}`],
        [address, addressKey(from)],
        [account, name],
      ] as const;
      const [ofPair, ofAddress, ofAccount] = await consumeInTurn(keys);
      const most = Math.max(ofPair ?? 1, ofAccount ?? 1);
      return {
        captchaDemanded: demandedAfter(most - 1, (ofAddress ?? 1) - 1),
        captchaNext: demandedAfter(most, ofAddress ?? 1),
        async succeeded() {
          const [
            [ofPairLimit, pairKey],
            [ofAddressLimit, addressOf],
            [ofAccountLimit, accountKey],
          ] = keys;
          await Promise.all([
            ofPairLimit.delete(pairKey),
            ofAccountLimit.delete(accountKey),
            ofAddressLimit.reward(addressOf, 1),
          ]);
        },
        async withdrawn() {
          await Promise.all(keys.map(([limit, key]) => limit.reward(key, 1)));
        },
      };
    },
  };
}

/**
 * Counts an attempt with each limiter, the narrowest first. What one of them refuses counts with none after
 * it: else whoever must wait could go on until the account's owner had to wait too, at every address.
 * @throws ContractError too_many_requests
 */
async function consumeInTurn(
  keys: readonly (readonly [RateLimiterPostgres, string])[],
): Promise<number[]> {
  const counts: number[] = [];
  for (const [limit, key] of keys) {
    try {
      counts.push((await limit.consume(key, 1)).consumedPoints);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }
  return counts;
}
