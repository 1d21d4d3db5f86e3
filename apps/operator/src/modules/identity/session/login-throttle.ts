import { createHash } from 'node:crypto';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import {
  type CounterTable,
  consume,
  createLimiter,
  createQuietCounter,
  readCounters,
} from '@palpite/server/throttle/counters.ts';
import type { Limits } from '#kernel/config.ts';

/** The state of the limits before an attempt to sign in. */
export interface LoginAttempt {
  /** The attempt needs a captcha. */
  readonly captchaDemanded: boolean;
  /** The next attempt will need one. */
  readonly captchaNext: boolean;
  /** It succeeded: forgets what was counted against the account from this address, once however often it is called. */
  succeeded(): Promise<unknown>;
  /** It was not tried after all (a captcha was missing): it does not count. */
  withdrawn(): Promise<void>;
}

/** Counts attempts before they are tried, so that a burst of parallel guesses is counted too. */
export interface LoginThrottle {
  /** @throws ContractError too_many_requests while this account must wait at this address */
  begin(brandCode: string, usernameKey: string, address: string): Promise<LoginAttempt>;
  /**
   * Whether an attempt that began now would need nothing. Counts nothing: it says whether costly work may begin in
   * parallel with the counting, and never replaces it.
   */
  isCalm(brandCode: string, usernameKey: string, address: string): Promise<boolean>;
}

/** An address that tries many accounts has this many times the tries of one account. */
const WIDE_FACTOR = 20;

/**
 * An account is counted together with the address, where a guesser must wait. It is also counted over all addresses,
 * which only requires a captcha: otherwise many addresses together could lock its owner out. An address is counted
 * over all accounts.
 */
export function createLoginThrottle(counters: CounterTable, limits: Limits): LoginThrottle {
  const limiter = (name: string, points: number) =>
    createLimiter(counters, {
      keyPrefix: name,
      points,
      duration: limits.failureMemorySeconds,
      blockDuration: limits.waitSeconds,
    });
  const pair = limiter('login-pair', limits.failuresBeforeWait);
  const address = limiter('login-source', limits.failuresBeforeWait * WIDE_FACTOR);
  const account = createQuietCounter(counters, 'login-account', limits.failureMemorySeconds);
  const demandedAfter = (failures: number, ofAddress: number) =>
    failures >= limits.failuresBeforeCaptcha ||
    ofAddress >= limits.failuresBeforeCaptcha * WIDE_FACTOR;

  return {
    async isCalm(brandCode, usernameKey, from) {
      const { name, here, network } = keysOf(brandCode, usernameKey, from);
      const names = [pair.getKey(here), address.getKey(network), account.nameOf(name)] as const;
      const counted = await readCounters(counters, names);
      const [ofPair = 0, ofAddress = 0, ofAccount = 0] = names.map((each) => counted.get(each));
      const mustWait = ofPair >= pair.points || ofAddress >= address.points;
      return !mustWait && !demandedAfter(Math.max(ofPair, ofAccount), ofAddress);
    },
    async begin(brandCode, usernameKey, from) {
      const { name, here, network } = keysOf(brandCode, usernameKey, from);
      // The narrowest first: a call that one refuses does not count with the later ones, so a caller who must wait
      // cannot make others need more.
      const { consumedPoints: ofPair } = await consume(pair, here, 1);
      const { consumedPoints: ofAddress } = await consume(address, network, 1);
      const ofAccount = await account.add(name);
      const most = Math.max(ofPair, ofAccount);
      let forgotten: Promise<unknown> | undefined;
      return {
        captchaDemanded: demandedAfter(most - 1, ofAddress - 1),
        captchaNext: demandedAfter(most, ofAddress),
        succeeded() {
          forgotten ??= Promise.all([
            pair.delete(here),
            address.reward(network, 1),
            // Tries of others from elsewhere stay counted: a login does not permit them more.
            account.subtract(name, ofPair),
          ]);
          return forgotten;
        },
        async withdrawn() {
          await Promise.all([
            pair.reward(here, 1),
            address.reward(network, 1),
            account.subtract(name, 1),
          ]);
        },
      };
    },
  };
}

function keysOf(brandCode: string, usernameKey: string, from: string) {
  // Hashed: people type passwords into the name field, and this key is stored.
  const name = createHash('sha256').update(`${brandCode}\n${usernameKey}`).digest('base64url');
  const network = addressKey(from);
  return { name, network, here: `${name}@${network}` };
}
