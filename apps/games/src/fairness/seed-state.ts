/** What a player may know of their seeds (see `stream.ts` for what is made of them). */
export interface SeedState {
  /** Null until the player's browser has chosen a first client seed: no round can be played before. */
  readonly active: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** The nonce of the next round. */
    readonly nonce: number;
  } | null;
  /** Hash of the server seed that the next rotation brings: fixed before the player's choice. */
  readonly nextServerSeedHash: string;
  /** Newest first. */
  readonly revealed: readonly RevealedPair[];
}

export interface RevealedPair {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Rounds that were played with it. */
  readonly rounds: number;
  readonly revealedAt: string;
}
