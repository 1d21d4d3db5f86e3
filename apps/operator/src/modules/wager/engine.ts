/** What an engine is to the rest of the site: the acts on its bets, and what is shown of them. `docs/contributing/write-an-engine.md`. */
import type { endpoints, LaunchAnswer, LaunchRequest } from '@palpite/contract';
import type { RoundProof } from '@palpite/contract/record.ts';
import type { Language } from '@palpite/domain';
import type { Connection } from '@palpite/ledger/connection.ts';
import type { Call } from '#kernel/http/handler.ts';

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

type LaunchCall = Pick<
  Call<typeof endpoints.game.launch>,
  'tx' | 'session' | 'brand' | 'now' | 'services'
>;

/** Opens what was asked, in the transaction of its call. @throws ContractError with why it cannot be opened */
export type OpenLaunch = (call: LaunchCall) => Promise<LaunchAnswer>;

/** A product's machinery, as the rest of the site asks it. Its calls, routes, sweeps and work are its module's. */
export interface Engine {
  /** Whether bets of that `engine` are its own. Vendors' codes are in capitals; the house's engines have small letters. */
  owns(engine: string): boolean;
  readonly acts: EngineActs;
  /**
   * Prepares what a member opens: asked outside of any transaction, so that no connection waits for another host.
   * @returns null for what is another engine's
   */
  launch?(asked: LaunchRequest): Promise<OpenLaunch> | null;
  /**
   * What anyone needs to check a result; null where there is nothing. Asked outside of any transaction.
   * @throws Error when the host of the game does not answer as agreed
   */
  proofOf(asked: ProofAsked): Promise<RoundProof | null>;
}

/** The proof of one bet, from whatever engine it is. @throws Error when none has it: its code was removed before its bets */
export const proofsOf =
  (engines: readonly Engine[]): Engine['proofOf'] =>
  async (asked) => {
    const found = engines.find((each) => each.owns(asked.engine));
    if (found === undefined) throw new Error(`no engine owns the bets of ${asked.engine}`);
    return found.proofOf(asked);
  };
