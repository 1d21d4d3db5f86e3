/** What the game in the browser and its own host send each other. Only types: both are from one release. */
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
  /** Null until the stake is taken. */
  readonly winMinor: string | null;
  readonly play: Play | null;
  /** The wallet's code, when it refused the stake. */
  readonly refusal: string | null;
  readonly machineId: string;
  readonly machineVersion: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Set once the pair has been rotated out; from then on anyone can recompute the round. */
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
  /** From the player's newest round in this game; null before the first one. */
  readonly lastStakeMinor: string | null;
  /** Null while the wallet does not answer. */
  readonly balanceMinor: string | null;
  /** When this sitting began, including its reloads and short breaks. */
  readonly sessionStartedAt: string;
  /** Of this sitting. */
  readonly net: NetResult;
  readonly seeds: SeedState;
  /** A round of this game is still waiting for the wallet, so no other can start. */
  readonly isSettling: boolean;
  /** A round whose result this player has not seen to the end. */
  readonly unseen: RoundView | null;
}

export interface SessionAnswer {
  readonly token: string;
  readonly state: GameState;
}

export interface SpinAnswer {
  readonly round: RoundView;
  /** As the wallet last reported it; null when it did not. */
  readonly balanceMinor: string | null;
  readonly net: NetResult;
  /** The nonce of the next round. */
  readonly nextNonce: number;
}

export interface RoundPage {
  /** Newest first, without their plays. */
  readonly rounds: readonly Omit<RoundView, 'play'>[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

export interface RefusalAnswer {
  readonly code: RefusalCode;
}
