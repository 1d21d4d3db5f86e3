import type { DestinationStream } from '@palpite/server/log.ts';
import type { SmsGatewaySettings } from './messages/sms-gateway.ts';
import type { SmtpSettings } from './messages/smtp-sender.ts';

/** The settings of an operator process that every module uses. */
export interface KernelConfig {
  /** A PostgreSQL 15+ address whose user may create the schema and the application role. */
  readonly databaseUrl: string;
  /** Where reports are read: the address of a standby; `databaseUrl` by default. */
  readonly reportsDatabaseUrl?: string | undefined;
  /** Folder for data that must survive a restart and stay private: demo passwords, the master key, cached pictures. */
  readonly dataDirectory: string;
  /** Origins of the site for players, the canonical one first. */
  readonly publicOrigins: readonly [string, ...string[]];
  /** Folder of the brands; the project's own by default. */
  readonly brandsDirectory?: string;
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** False creates no demo accounts; existing ones stay. */
  readonly demoAccounts?: boolean;
  /** Whether new accounts get the opening balance of brands that have one; default as `demoAccounts`. */
  readonly openingBalance?: boolean | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  /** Header with the visitor's country (ISO 3166-1 alpha-2) from a trusted proxy, e.g. `CF-IPCountry`. */
  readonly countryHeader?: string;
  /** Base64url text of 32 random bytes that wraps the keys in the database; otherwise a file in the data folder. */
  readonly masterKey?: string;
  /** A caller with this token may read `/metrics` from anywhere; without a token, only this machine may. */
  readonly metricsToken?: string;
  /** The mail server for codes; without one they go to the outbox. */
  readonly smtp?: SmtpSettings;
  /** The gateway for codes by SMS; without one they go to the outbox. */
  readonly smsGateway?: SmsGatewaySettings;
  /** Where log lines go; standard output by default. */
  readonly logStream?: DestinationStream;
  /** The clock; tests set their own. */
  readonly now?: () => Date;
}

/** Numbers of the frame and of sessions. Durations in seconds unless the name says otherwise. */
export interface Limits {
  /** Connections for transactions, and for single statements outside them. */
  readonly poolSize: number;
  readonly lookupPoolSize: number;
  /** Connections for reports. */
  readonly reportPoolSize: number;
  readonly bodyBytes: number;
  /** The largest body with a slip's lines: a kilobyte for each of five hundred. */
  readonly slipBodyBytes: number;
  /** The largest body with a picture as text: 5 MB of picture, and its other fields. */
  readonly imageBodyBytes: number;
  /** Calls with such a body that one process handles at the same time; more callers wait, up to 8 times as many. */
  readonly imageBodies: number;
  /** Requests of one address in a minute, all calls together. */
  readonly generalPerMinute: number;
  /** Calls of the throttle class by one account (or address, for visitors) in a minute. */
  readonly moneyPerMinute: number;
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
  /** Messages of one address to customer service in an hour. */
  readonly supportPerAddressPerHour: number;
  /** Personal messages of one account in an hour, and days that messages are kept. */
  readonly messagesPerHour: number;
  readonly messageDays: number;
  /** Reports on their whole team that one agent may request in a minute. */
  readonly teamPerMinute: number;
  /** Links that one agent may make or close in an hour. */
  readonly linksPerHour: number;
  /** Messages of one account in the chat room in a minute, and days that they are kept. */
  readonly chatPerMinute: number;
  readonly chatDays: number;
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
  /** How far the client's clock may be off, and how old an encrypted payload may be. */
  readonly payloadSeconds: number;
  /** How long a process has a piece of work before another may take it over, unless it says that it goes on. */
  readonly workLeaseSeconds: number;
  /** Live connections of one process, and of one address to it. */
  readonly liveConnections: number;
  readonly liveConnectionsPerAddress: number;
  /** Password hashes computed at the same time in one process; more callers wait, up to 8 times as many. */
  readonly passwordHashes: number;
}

export const DEFAULT_LIMITS: Limits = {
  poolSize: 16,
  lookupPoolSize: 8,
  reportPoolSize: 4,
  bodyBytes: 65_536,
  slipBodyBytes: 524_288,
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
  workLeaseSeconds: 30,
  liveConnections: 20_000,
  liveConnectionsPerAddress: 500,
  passwordHashes: 2,
};
