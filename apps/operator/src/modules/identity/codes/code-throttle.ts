import { createHash } from 'node:crypto';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { type CounterTable, consume, createLimiter } from '@palpite/server/throttle/counters.ts';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '#kernel/config.ts';

/** Counts codes. Sending costs money, and floods a stranger's phone. */
export interface CodeThrottle {
  /** Whether this address has requested, or this recipient was sent, so many codes that a captcha is required. */
  demandsCaptcha(recipient: string, address: string): Promise<boolean>;
  /**
   * Counts one more code for a recipient (a number, or an account's name), requested from an address.
   * @throws ContractError too_many_requests
   */
  begin(recipient: string, address: string): Promise<void>;
  /**
   * Whether one more may be sent to the account, however it was named. It refuses nothing, since a refusal would
   * reveal the account.
   */
  mayWriteTo(accountId: number): Promise<boolean>;
}

const HOUR_SECONDS = 3_600;

/**
 * A recipient may receive this many times as many codes as one address may request: strangers must not keep them
 * waiting.
 */
const WIDE_FACTOR = 4;

export function createCodeThrottle(counters: CounterTable, limits: Limits): CodeThrottle {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(counters, { keyPrefix, points, duration });
  const pace = limiter('code-pace', 1, limits.codePaceMilliseconds / 1_000);
  const pairs = limiter('code-pair', limits.codesPerRecipientPerHour, HOUR_SECONDS);
  const recipients = limiter(
    'code-recipient',
    limits.codesPerRecipientPerHour * WIDE_FACTOR,
    HOUR_SECONDS,
  );
  const addresses = limiter('code-address', limits.codesPerAddressPerHour, HOUR_SECONDS);
  const accounts = limiter('code-account', limits.codesPerAccountPerHour, HOUR_SECONDS);

  // Hashed: this key is stored, and people type passwords into a name field.
  const keyOf = (recipient: string) => createHash('sha256').update(recipient).digest('base64url');

  return {
    async demandsCaptcha(recipient, address) {
      const [ofAddress, ofRecipient] = await Promise.all([
        addresses.get(addressKey(address)),
        recipients.get(keyOf(recipient)),
      ]);
      return (
        (ofAddress?.consumedPoints ?? 0) >= limits.codesBeforeCaptcha ||
        (ofRecipient?.consumedPoints ?? 0) >= limits.codesPerRecipientPerHour
      );
    },
    async begin(recipient, address) {
      const [key, from] = [keyOf(recipient), addressKey(address)];
      await consume(pace, `address ${from}`, 1);
      await consume(pace, `recipient ${key}`, 1);
      // The recipient last: a caller who must wait uses up none of the recipient's codes.
      await consume(addresses, from, 1);
      await consume(pairs, `${key}@${from}`, 1);
      await consume(recipients, key, 1);
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
