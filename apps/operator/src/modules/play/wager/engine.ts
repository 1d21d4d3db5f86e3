/** What an engine is to play: the acts on its bets, and what the site shows of them. `docs/contributing/write-an-engine.md`. */
import type { RoundProof } from '@palpite/contract/record.ts';
import type { Language } from '@palpite/domain';
import type { Connection } from '@palpite/ledger/connection.ts';
import type { Module } from '#kernel/module/module.ts';

/**
 * One act, in one database call or transaction. It asks the port (`wagers.ts`), or a function of the database that ends in
 * the same acts, and is done once for each key.
 * @throws WagerRefused, or the engine's own error; nothing was written then
 */
type EngineAct = (on: Connection, asked: never) => Promise<unknown>;

/** What an engine does with bets; what its product does not have is left out. */
export interface EngineActs {
  /** An offer (`signQuote`): nothing moves. A vendor's game has none, since its vendor knows the price. */
  readonly quote?: EngineAct;
  /** Takes a stake, by the member's own call or the vendor's. */
  readonly place: EngineAct;
  /** A payout of a bet that goes on. */
  readonly pay?: EngineAct;
  /** Ends bets with their result: one, or the batch that a piece of owed work names. */
  readonly settle: EngineAct;
  /** Gives ended bets another result, by a higher version. */
  readonly resettle?: EngineAct;
  /** Gives stakes back: the vendor or the house takes the bet back. */
  readonly void: EngineAct;
  /** Gives a stake back because the member asked for it before the close. */
  readonly cancel?: EngineAct;
  /** Ends a bet, or a part of it, for an offer. */
  readonly cashOut?: EngineAct;
}

/** One bet whose result is to be checked. */
export interface ProofAsked {
  readonly engine: string;
  /** The engine's own id of the bet. */
  readonly ref: string;
  readonly language: Language;
}

/**
 * A product's machinery as the door of play registers it. Its calls of the contract are among the module's
 * (`handlers.ts`); its routes, sweeps, work and calendars are here.
 */
export interface Engine extends Pick<Module, 'mount' | 'schedules' | 'work' | 'calendars'> {
  /** Whether bets of that `engine` are its own. Vendors' codes are in capitals; the house's engines have small letters. */
  owns(engine: string): boolean;
  readonly acts: EngineActs;
  /**
   * What anyone needs to check a result; null where there is nothing. Asked outside of any transaction.
   * @throws Error when the host of the game does not answer as agreed
   */
  proofOf(asked: ProofAsked): Promise<RoundProof | null>;
}

/** @returns the one engine that owns such bets @throws Error when none does: its code was removed before its bets */
export function engineOf(engines: readonly Engine[], engine: string): Engine {
  const found = engines.find((each) => each.owns(engine));
  if (found === undefined) throw new Error(`no engine owns the bets of ${engine}`);
  return found;
}
