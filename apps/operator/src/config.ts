import type { DestinationStream } from '@palpite/server/log.ts';
import type { SmsGatewaySettings } from './codes/sms-gateway.ts';
import type { SmtpSettings } from './codes/smtp-sender.ts';

/** What every module of an operator process is told from outside. */
export interface KernelConfig {
  /** A PostgreSQL 15+ address whose user may create the schema and the application role. */
  readonly databaseUrl: string;
  /** Folder for what must survive a restart and stay private: demo passwords, the master key, cached pictures. */
  readonly dataDirectory: string;
  /** Origins that players reach the site at, the canonical one first. */
  readonly publicOrigins: readonly [string, ...string[]];
  /** Folder of the brands; the project's own by default. */
  readonly brandsDirectory?: string;
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** False makes no demo accounts; those already there stay. */
  readonly demoAccounts?: boolean;
  /** Whether new accounts are given the opening balance of brands that have one; default as `demoAccounts`. */
  readonly openingBalance?: boolean | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** Header that a trusted proxy writes the visitor's country into (ISO 3166-1 alpha-2), e.g. `CF-IPCountry`. */
  readonly countryHeader?: string;
  /** Base64url text of 32 random bytes that wraps the keys kept in the database; else a file in the data folder. */
  readonly masterKey?: string;
  /** Who shows it may read `/metrics` from anywhere; without one only this machine may. */
  readonly metricsToken?: string;
  /** The mail server that codes go out by; without one they go to the outbox. */
  readonly smtp?: SmtpSettings;
  /** The gateway that codes by SMS go out by; without one they go to the outbox. */
  readonly smsGateway?: SmsGatewaySettings;
  /** Where log lines go; standard output by default. */
  readonly logStream?: DestinationStream;
  /** The clock; tests set their own. */
  readonly now?: () => Date;
}

/** Numbers of the frame and of sessions. Durations in seconds unless the name says otherwise. */
export interface Limits {
  /** Connections for transactions, and for single statements beside them. */
  readonly poolSize: number;
  readonly lookupPoolSize: number;
  readonly bodyBytes: number;
  /** Of a body that carries a picture as text: 5 MB of it, and what stands around them. */
  readonly imageBodyBytes: number;
  /** Calls with such a body that one process has in hand at the same time; more callers wait, up to as many again × 8. */
  readonly imageBodies: number;
  /** Requests one address may make in a minute, all calls together. */
  readonly generalPerMinute: number;
  /** Calls of the throttle class that one account (or address, for visitors) may make in a minute. */
  readonly moneyPerMinute: number;
  readonly codePerMinute: number;
  readonly captchaPerMinute: number;
  /** How long a code is good, and how often it may be tried. */
  readonly codeSeconds: number;
  readonly codeTries: number;
  /** How long a number that Firebase has found proved is proved for a registration or a login. */
  readonly phoneProofSeconds: number;
  /** Time between two codes to one number or name, and between two that one address asks for. */
  readonly codePaceMilliseconds: number;
  /** Codes in an hour: to one number or name, asked for by one address, to one account by whatever way. */
  readonly codesPerRecipientPerHour: number;
  readonly codesPerAddressPerHour: number;
  readonly codesPerAccountPerHour: number;
  /** Codes that one address may ask for in an hour before a captcha is asked for. */
  readonly codesBeforeCaptcha: number;
  /** Login attempts one address may make in a minute, and free-play accounts it may open in an hour. */
  readonly loginPerAddressPerMinute: number;
  readonly guestsPerAddressPerHour: number;
  /** Messages that one address may leave with customer service in an hour. */
  readonly supportPerAddressPerHour: number;
  /** Personal messages that one account may send in an hour, and days that messages are kept. */
  readonly messagesPerHour: number;
  readonly messageDays: number;
  /** Reports on its whole team that one agent may ask for in a minute. */
  readonly teamPerMinute: number;
  /** Links that one agent may make or close in an hour. */
  readonly linksPerHour: number;
  /** What one account may say in the chat room in a minute, and days that it is kept. */
  readonly chatPerMinute: number;
  readonly chatDays: number;
  /** Account names that one address may ask about in an hour: whether each is still free. */
  readonly namesPerHour: number;
  /** Accounts that one address may register in a day before a captcha is asked for. */
  readonly registrationsBeforeCaptcha: number;
  /** Failed logins of one account after which a captcha is asked for, and after which the account waits. */
  readonly failuresBeforeCaptcha: number;
  readonly failuresBeforeWait: number;
  /** How long failures count, and how long the wait lasts: the five minutes of the specification's advice. */
  readonly failureMemorySeconds: number;
  readonly waitSeconds: number;
  readonly sessionIdleSeconds: number;
  readonly sessionSeconds: number;
  readonly guestSeconds: number;
  readonly captchaSeconds: number;
  /** How long a right password waits for its second proof, and days until a device that is not used is unknown. */
  readonly secondFactorSeconds: number;
  readonly knownDeviceDays: number;
  /** How long a login itself is the proof that an account without a password has. */
  readonly recentLoginSeconds: number;
  /** How long a password that was given, not chosen, lets its holder in. */
  readonly givenPasswordSeconds: number;
  /** Age at which a password must be changed, in days. */
  readonly passwordDays: number;
  /** How far the client's clock may be off, and how old an encrypted payload may be. */
  readonly payloadSeconds: number;
  /** Password hashes computed at the same time in one process; more callers wait, up to as many again × 8. */
  readonly passwordHashes: number;
}

export const DEFAULT_LIMITS: Limits = {
  poolSize: 16,
  lookupPoolSize: 8,
  bodyBytes: 65_536,
  imageBodyBytes: 7_100_000,
  imageBodies: 4,
  generalPerMinute: 1_200,
  moneyPerMinute: 240,
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
  supportPerAddressPerHour: 20,
  messagesPerHour: 30,
  messageDays: 180,
  teamPerMinute: 60,
  linksPerHour: 60,
  chatPerMinute: 20,
  chatDays: 7,
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
  payloadSeconds: 300,
  passwordHashes: 2,
};
