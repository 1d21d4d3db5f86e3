/** What an engine is to the rest of the site. `docs/contributing/write-an-engine.md`. */
import type { endpoints, LaunchAnswer, LaunchRequest } from '@palpite/contract';
import type { RoundProof } from '@palpite/contract/record.ts';
import type { Language } from '@palpite/domain';
import type { Call } from '#kernel/http/handler.ts';

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

/**
 * A product's machinery, as the rest of the site asks it. Its calls, routes, sweeps and work are its module's; what happens to
 * its bets, it asks of the port (`wagers.ts`).
 */
export interface Engine {
  /** Whether bets of that `engine` are its own. Vendors' codes are in capitals; the house's engines have small letters. */
  owns(engine: string): boolean;
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
