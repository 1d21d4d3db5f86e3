/** What the game in the browser and its own host say to each other. Types alone: both are one release. */
import type { Currency, Language } from '@palpite/domain';
import type { RevealedPair, SeedState } from './fairness/seed-state.ts';
import type { Play } from './machines/machine.ts';
import type { RefusalCode } from './refusal.ts';

export type { RevealedPair, SeedState };

/** As in the database; see `database/schema.ts`. */
export type RoundState = 'betting' | 'played' | 'closed' | 'refused' | 'cancelling' | 'cancelled';

/** A round as its player may see it. Amounts are minor units as decimal text. */
export interface RoundView {
  readonly id: string;
  readonly state: RoundState;
  readonly stakeMinor: string;
  readonly unitMinor: string;
  /** Null until the stake was taken. */
  readonly winMinor: string | null;
  readonly play: Play | null;
  /** The wallet's word, where it took no stake. */
  readonly refusal: string | null;
  readonly machineId: string;
  readonly machineVersion: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Set once the pair was rotated out: then the round can be recomputed by anyone. */
  readonly serverSeed: string | null;
  readonly at: string;
}

export interface NetResult {
  readonly stakedMinor: string;
  readonly wonMinor: string;
}

export interface GameState {
  readonly gameCode: string;
  readonly currency: Currency;
  readonly language: Language;
  readonly displayName: string;
  readonly isGuest: boolean;
  /** The stakes on offer, smallest first. */
  readonly stakesMinor: readonly string[];
  /** Of the player's newest round in this game; null before the first one. */
  readonly lastStakeMinor: string | null;
  /** Null while the wallet does not answer. */
  readonly balanceMinor: string | null;
  /** When this sitting began, its reloads and short breaks included. */
  readonly sessionStartedAt: string;
  /** Of this sitting. */
  readonly net: NetResult;
  readonly seeds: SeedState;
  /** A round of this game still waits for the wallet: no other can start yet. */
  readonly isSettling: boolean;
  /** A round that this player has not been shown to its end. */
  readonly unseen: RoundView | null;
}

export interface SessionAnswer {
  readonly token: string;
  readonly state: GameState;
}

export interface SpinAnswer {
  readonly round: RoundView;
  /** As the wallet last told it; null when it did not. */
  readonly balanceMinor: string | null;
  readonly net: NetResult;
  /** The nonce of the round to come. */
  readonly nextNonce: number;
}

export interface RoundPage {
  /** Newest first; without their plays. */
  readonly rounds: readonly Omit<RoundView, 'play'>[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

export interface RefusalAnswer {
  readonly code: RefusalCode;
}
