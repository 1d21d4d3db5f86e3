import type { DestinationStream } from '@palpite/server/log.ts';

/** The settings of a game host process. */
export interface GamesConfig {
  /** A PostgreSQL 15+ address whose user may create the schema and the host's role. */
  readonly databaseUrl: string;
  /** The address of the operator's wallet, e.g. `http://localhost:3000`. */
  readonly operatorOrigin: string;
  /** The address of this host for players' browsers. */
  readonly publicOrigin: string;
  /** The sites that may show a game in a frame and exchange messages with it. */
  readonly frameAncestors: readonly string[];
  /** The vendors' secrets by vendor code; read at each use, so that they can be rotated. */
  readonly vendorSecrets: { all(): Promise<ReadonlyMap<string, string>> };
  /** Seals players' server seeds until they are revealed: base64url text of 32 bytes, the same in every process. */
  readonly seedKey: string;
  /** The built client; this app's `dist/client` by default. */
  readonly clientDirectory?: string;
  /** Folder with the `/assets` of earlier releases, for games opened before this one. */
  readonly pastAssets?: string;
  /**
   * Identifies a caller for the limits, from a request's headers and the address that it came from: behind proxies
   * only the headers hold the player's own. Without it everyone behind one proxy is one caller.
   */
  readonly callerOf?: (headers: Headers, peer: string | undefined) => string;
  /** How many games one caller may open in a minute. */
  readonly sessionsPerMinute?: number;
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Where log lines go; standard output by default. */
  readonly logStream?: DestinationStream;
  readonly timing?: Partial<Timing>;
}

/** Durations in milliseconds. */
export interface Timing {
  /** The shortest time between two paid rounds of a player, in any game. */
  readonly roundPace: number;
  /** How long one call to the wallet may take. */
  readonly walletTimeout: number;
  /** Waits before each try to take a stake while the player is waiting. */
  readonly stakeTries: readonly number[];
  /** How long a process that works on a round has it to itself; longer than all tries together. */
  readonly lease: number;
  /** How often a process looks for rounds that others have left. */
  readonly poll: number;
  /** After this time a stake without an answer is rolled back and no longer retried. */
  readonly stakeDeadline: number;
  /** Wait after the first failed delivery; doubles each time up to the longest. */
  readonly retryFirst: number;
  readonly retryLongest: number;
}

export const DEFAULT_TIMING: Timing = {
  // a little less than the two and a half seconds that the game takes to show one, because clocks and connections
  // differ
  roundPace: 2_400,
  walletTimeout: 4_000,
  stakeTries: [0, 300, 1_200],
  lease: 20_000,
  poll: 1_000,
  stakeDeadline: 120_000,
  retryFirst: 1_000,
  retryLongest: 60_000,
};
