import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { type CounterTable, createLimiter } from '@palpite/server/throttle/counters.ts';
import type { Limits } from '#kernel/config.ts';

/** One attempt to register, counted before it is made, so that a burst of parallel ones is counted too. */
export interface RegistrationAttempt {
  readonly captchaDemanded: boolean;
  /** It created no account, so it does not count. */
  withdrawn(): Promise<void>;
}

/** Counts the accounts that an address registers in a day. */
export interface RegistrationThrottle {
  /** Whether the next one will need a captcha, checked before any work is done for it; `begin` decides. */
  demandsCaptcha(address: string): Promise<boolean>;
  begin(address: string): Promise<RegistrationAttempt>;
}

const DAY_SECONDS = 86_400;

export function createRegistrationThrottle(
  counters: CounterTable,
  limits: Limits,
): RegistrationThrottle {
  const limiter = createLimiter(counters, {
    keyPrefix: 'register-source',
    // Never refuses: past the limit a captcha is required.
    points: Number.MAX_SAFE_INTEGER,
    duration: DAY_SECONDS,
  });
  return {
    async demandsCaptcha(address) {
      const counted = await limiter.get(addressKey(address));
      return (counted?.consumedPoints ?? 0) >= limits.registrationsBeforeCaptcha;
    },
    async begin(address) {
      const key = addressKey(address);
      const { consumedPoints } = await limiter.consume(key, 1);
      return {
        captchaDemanded: consumedPoints > limits.registrationsBeforeCaptcha,
        withdrawn: async () => void (await limiter.reward(key, 1)),
      };
    },
  };
}
