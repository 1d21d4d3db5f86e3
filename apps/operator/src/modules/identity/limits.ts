import type { ThrottleTerms } from '#kernel/throttle-terms.ts';

/** The numbers of identity, and how often its calls may be made. */
export interface IdentityLimits {
  /** Codes, and captchas, requested by one account (or address, for visitors) in a minute. */
  readonly codePerMinute: number;
  readonly captchaPerMinute: number;
  /** How long a code is valid, and how often it may be tried. */
  readonly codeSeconds: number;
  readonly codeTries: number;
  /** How long a verification by Firebase is valid for a registration or a login. */
  readonly phoneProofSeconds: number;
  /** Time between two codes to one number or name, and between two that one address requests. */
  readonly codePaceMilliseconds: number;
  /** Codes in an hour: to one number or name, requested by one address, and to one account by any way. */
  readonly codesPerRecipientPerHour: number;
  readonly codesPerAddressPerHour: number;
  readonly codesPerAccountPerHour: number;
  /** Codes that one address may request in an hour before a captcha is required. */
  readonly codesBeforeCaptcha: number;
  /** Login attempts of one address in a minute, and free-play accounts that it may open in an hour. */
  readonly loginPerAddressPerMinute: number;
  readonly guestsPerAddressPerHour: number;
  /** Account names that one address may check in an hour. */
  readonly namesPerHour: number;
  /** Accounts that one address may register in a day before a captcha is required. */
  readonly registrationsBeforeCaptcha: number;
  /** Failed logins of one account after which a captcha is required, and after which the account must wait. */
  readonly failuresBeforeCaptcha: number;
  readonly failuresBeforeWait: number;
  /** How long failures count, and how long the wait lasts: the five minutes of the specification's advice. */
  readonly failureMemorySeconds: number;
  readonly waitSeconds: number;
  readonly sessionIdleSeconds: number;
  readonly sessionSeconds: number;
  readonly guestSeconds: number;
  readonly captchaSeconds: number;
  /**
   * How long a right password waits for its second proof, and after how many days an unused device becomes unknown.
   */
  readonly secondFactorSeconds: number;
  readonly knownDeviceDays: number;
  /** How long a login itself is the proof of an account without a password. */
  readonly recentLoginSeconds: number;
  /** How long a password that another person set can be used. */
  readonly givenPasswordSeconds: number;
  /** Age at which a password must be changed, in days. */
  readonly passwordDays: number;
}

declare module '#kernel/config.ts' {
  interface Limits extends IdentityLimits {}
}

export const IDENTITY_LIMITS: IdentityLimits = {
  codePerMinute: 6,
  captchaPerMinute: 60,
  codeSeconds: 600,
  codeTries: 5,
  phoneProofSeconds: 600,
  codePaceMilliseconds: 1_000,
  codesPerRecipientPerHour: 5,
  codesPerAddressPerHour: 30,
  codesPerAccountPerHour: 10,
  codesBeforeCaptcha: 5,
  loginPerAddressPerMinute: 30,
  guestsPerAddressPerHour: 30,
  namesPerHour: 40,
  registrationsBeforeCaptcha: 3,
  failuresBeforeCaptcha: 3,
  failuresBeforeWait: 10,
  failureMemorySeconds: 3_600,
  waitSeconds: 300,
  sessionIdleSeconds: 7_200,
  sessionSeconds: 43_200,
  guestSeconds: 86_400,
  captchaSeconds: 180,
  secondFactorSeconds: 900,
  knownDeviceDays: 90,
  recentLoginSeconds: 600,
  givenPasswordSeconds: 259_200,
  passwordDays: 365,
};

export const IDENTITY_THROTTLES: readonly ThrottleTerms[] = [
  {
    calls: 'login',
    name: 'login-address',
    most: 'loginPerAddressPerMinute',
    seconds: 60,
    byAddress: true,
  },
  { calls: 'name', name: 'name', most: 'namesPerHour', seconds: 3_600 },
  { calls: 'code', name: 'code', most: 'codePerMinute', seconds: 60 },
  { calls: 'captcha', name: 'captcha', most: 'captchaPerMinute', seconds: 60 },
  { name: 'guest-address', most: 'guestsPerAddressPerHour', seconds: 3_600 },
];
