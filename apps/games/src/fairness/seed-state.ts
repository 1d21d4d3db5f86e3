/** What a player may know of their seeds (see `stream.ts` for how they are used). */
export interface SeedState {
  /** Null until the player's browser has chosen a first client seed: before that no round can be played. */
  readonly active: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** The nonce of the next round. */
    readonly nonce: number;
  } | null;
  /** Hash of the server seed that the next rotation activates: fixed before the player's choice. */
  readonly nextServerSeedHash: string;
  /** Newest first. */
  readonly revealed: readonly RevealedPair[];
}

export interface RevealedPair {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Rounds played with it. */
  readonly rounds: number;
  readonly revealedAt: string;
}
