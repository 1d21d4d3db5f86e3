import type { DestinationStream } from '@palpite/server/log.ts';
import type { SmsGatewaySettings } from './messages/sms-gateway.ts';
import type { SmtpSettings } from './messages/smtp-sender.ts';

/** The settings of an operator process that every module uses. */
export interface KernelConfig {
  /** A PostgreSQL 15+ address whose user may create the schema and the application role. */
  readonly databaseUrl: string;
  /** Where reports are read: the address of a standby; `databaseUrl` by default. */
  readonly reportsDatabaseUrl?: string | undefined;
  /** The Valkey that carries values that move between processes; otherwise `databaseUrl` does. */
  readonly valkeyUrl?: string | undefined;
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

/** The kernel's own numbers. Durations in seconds unless the name says otherwise. */
export interface KernelLimits {
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

/**
 * The numbers of an operator, which its configuration may change: the kernel's, and those that modules add to this type in
 * their `limits.ts`.
 */
export interface Limits extends KernelLimits {}

export const KERNEL_LIMITS: KernelLimits = {
  poolSize: 16,
  lookupPoolSize: 8,
  reportPoolSize: 4,
  bodyBytes: 65_536,
  slipBodyBytes: 524_288,
  imageBodyBytes: 7_100_000,
  imageBodies: 4,
  generalPerMinute: 1_200,
  payloadSeconds: 300,
  workLeaseSeconds: 30,
  liveConnections: 20_000,
  liveConnectionsPerAddress: 500,
  passwordHashes: 2,
};
