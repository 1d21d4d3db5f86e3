import { createHash } from 'node:crypto';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { type CounterTable, consume, createLimiter } from '@palpite/server/throttle/counters.ts';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config.ts';

/** Counts the codes that are sent. Sending costs money, and fills a stranger's phone. */
export interface CodeThrottle {
  /** Whether this address has asked, or codes to this place were asked for, so often that a captcha must come. */
  demandsCaptcha(place: string, address: string): Promise<boolean>;
  /**
   * One more to a place (a number, or an account's name), asked for from an address.
   * @throws ContractError too_many_requests
   */
  begin(place: string, address: string): Promise<void>;
  /** Whether one more may be sent to the account, however it was named. It refuses nothing: that would tell of it. */
  mayWriteTo(accountId: number): Promise<boolean>;
}

const HOUR_SECONDS = 3_600;

/** A place gets this many times what one address may send to it: strangers alone must not keep its owner waiting. */
const WIDE_FACTOR = 4;

export function createCodeThrottle(counters: CounterTable, limits: Limits): CodeThrottle {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(counters, { keyPrefix, points, duration });
  const pace = limiter('code-pace', 1, limits.codePaceMilliseconds / 1_000);
  const pairs = limiter('code-pair', limits.codesPerPlacePerHour, HOUR_SECONDS);
  const places = limiter('code-place', limits.codesPerPlacePerHour * WIDE_FACTOR, HOUR_SECONDS);
  const addresses = limiter('code-address', limits.codesPerAddressPerHour, HOUR_SECONDS);
  const accounts = limiter('code-account', limits.codesPerAccountPerHour, HOUR_SECONDS);

  // Hashed: this key is stored, and people type passwords where a name is asked for.
  const keyOf = (place: string) => createHash('sha256').update(place).digest('base64url');

  return {
    async demandsCaptcha(place, address) {
      const [ofAddress, ofPlace] = await Promise.all([
        addresses.get(addressKey(address)),
        places.get(keyOf(place)),
      ]);
      return (
        (ofAddress?.consumedPoints ?? 0) >= limits.codesBeforeCaptcha ||
        (ofPlace?.consumedPoints ?? 0) >= limits.codesPerPlacePerHour
      );
    },
    async begin(place, address) {
      const [key, from] = [keyOf(place), addressKey(address)];
      await consume(pace, `address ${from}`, 1);
      await consume(pace, `place ${key}`, 1);
      // The place last: whoever must wait uses up nothing of its owner's.
      await consume(addresses, from, 1);
      await consume(pairs, `${key}@${from}`, 1);
      await consume(places, key, 1);
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
