import { createHash } from 'node:crypto';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import {
  type CounterTable,
  consume,
  createLimiter,
  createQuietCounter,
  readCounters,
} from '@palpite/server/throttle/counters.ts';
import type { Limits } from '../config.ts';

/** What one attempt to sign in found before it was tried. */
export interface LoginAttempt {
  /** The attempt must come with a captcha. */
  readonly captchaDemanded: boolean;
  /** The next attempt will have to. */
  readonly captchaNext: boolean;
  /** It succeeded: what was counted against the account from this address is forgotten, once however often it is said. */
  succeeded(): Promise<unknown>;
  /** It was not tried after all (a captcha was missing): it does not count. */
  withdrawn(): Promise<void>;
}

/** Counts attempts before they are tried, so that a burst of parallel guesses is counted too. */
export interface LoginThrottle {
  /** @throws ContractError too_many_requests while this account must wait at this address */
  begin(brandCode: string, usernameKey: string, address: string): Promise<LoginAttempt>;
  /**
   * Whether an attempt that began now would be asked for nothing. Counts nothing: it says whether costly work may begin
   * beside the counting, and never stands for it.
   */
  isCalm(brandCode: string, usernameKey: string, address: string): Promise<boolean>;
}

/** An address that tries many accounts has this many times the tries of one account. */
const WIDE_FACTOR = 20;

/**
 * An account is counted together with the address: whoever guesses at it there must wait. Beside that it is
 * counted over all addresses, which demands a captcha and nothing more: else many addresses together could keep
 * its owner out. An address is counted over all accounts.
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
      // The narrowest first: what one refuses counts with none after it, so whoever must wait cannot make
      // others be asked for more.
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
            // What others try from elsewhere stays counted: a login is no leave for them to go on.
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
