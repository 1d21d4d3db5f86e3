import type { DestinationStream } from '@palpite/server/log.ts';

/** What a game host process is told from outside. */
export interface GamesConfig {
  /** A PostgreSQL 15+ address whose user may create the schema and the host's role. */
  readonly databaseUrl: string;
  /** Where the operator's wallet answers, e.g. `http://localhost:3000`. */
  readonly operatorOrigin: string;
  /** Where players' browsers reach this host. */
  readonly publicOrigin: string;
  /** The sites that may show a game in a frame and exchange messages with it. */
  readonly frameAncestors: readonly string[];
  /** The studios' secrets by vendor code; asked again at each use, so that they can be rotated. */
  readonly vendorSecrets: { all(): Promise<ReadonlyMap<string, string>> };
  /** Seals players' server seeds until they are revealed: base64url text of 32 bytes, the same in every process. */
  readonly seedKey: string;
  /** The built client; `dist/client` of this room by default. */
  readonly clientDirectory?: string;
  /** Folder of the files under `/assets` of earlier releases, for games that were opened before this one. */
  readonly pastAssets?: string;
  /**
   * What a caller is counted as, from a request's headers and the address it came from: behind proxies only they
   * know the player's own. Without it everybody behind one proxy is one caller.
   */
  readonly callerOf?: (headers: Headers, peer: string | undefined) => string;
  /** Games that one caller may open in a minute. */
  readonly sessionsPerMinute?: number;
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Where log lines go; standard output by default. */
  readonly logStream?: DestinationStream;
  readonly timing?: Partial<Timing>;
}

/** Durations in milliseconds. */
export interface Timing {
  /** The least time from one of a player's paid rounds to the next, whatever game it is in. */
  readonly roundPace: number;
  /** How long one call to the wallet may take. */
  readonly walletTimeout: number;
  /** Waits before each try to take a stake while the player looks on. */
  readonly stakeTries: readonly number[];
  /** For how long whoever works on a transaction has it to itself; longer than all tries together. */
  readonly lease: number;
  /** How often the outbox is looked at. */
  readonly poll: number;
  /** After this a stake whose answer never came is taken back instead of being asked for again. */
  readonly stakeDeadline: number;
  /** Wait after the first failed delivery; doubled each time up to the longest. */
  readonly retryFirst: number;
  readonly retryLongest: number;
}

export const DEFAULT_TIMING: Timing = {
  // a little less than the two and a half seconds that the game takes to show one: clocks and lines differ
  roundPace: 2_400,
  walletTimeout: 4_000,
  stakeTries: [0, 300, 1_200],
  lease: 20_000,
  poll: 1_000,
  stakeDeadline: 120_000,
  retryFirst: 1_000,
  retryLongest: 60_000,
};
