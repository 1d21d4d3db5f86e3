import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config.ts';
import { addressKey, consume, createLimiter } from '../http/throttle.ts';

/** Counts the codes that are sent. Sending costs money, and fills a stranger's phone. */
export interface CodeThrottle {
  /** Whether this address has asked so often that a captcha must come with the next. */
  demandsCaptcha(address: string): Promise<boolean>;
  /**
   * One more to a place (a number, or an account's name), asked for from an address.
   * @throws ContractError too_many_requests
   */
  begin(place: string, address: string): Promise<void>;
  /** Whether one more may be sent to the account, however it was named. It refuses nothing: that would tell of it. */
  mayWriteTo(accountId: number): Promise<boolean>;
}

const HOUR_SECONDS = 3_600;

export function createCodeThrottle(pool: Pool, limits: Limits): CodeThrottle {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(pool, { keyPrefix, points, duration });
  const pace = limiter('code-pace', 1, limits.codePaceMilliseconds / 1_000);
  const places = limiter('code-place', limits.codesPerPlacePerHour, HOUR_SECONDS);
  const addresses = limiter('code-address', limits.codesPerAddressPerHour, HOUR_SECONDS);
  const accounts = limiter('code-account', limits.codesPerAccountPerHour, HOUR_SECONDS);

  return {
    async demandsCaptcha(address) {
      const counted = await addresses.get(addressKey(address));
      return (counted?.consumedPoints ?? 0) >= limits.codesBeforeCaptcha;
    },
    async begin(place, address) {
      // Hashed: this key is stored, and people type passwords where a name is asked for.
      const key = createHash('sha256').update(place).digest('base64url');
      await consume(pace, `address ${addressKey(address)}`, 1);
      await consume(pace, `place ${key}`, 1);
      await consume(places, key, 1);
      await consume(addresses, addressKey(address), 1);
    },
    async mayWriteTo(accountId) {
      try {
        await accounts.consume(String(accountId), 1);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
  };
}
