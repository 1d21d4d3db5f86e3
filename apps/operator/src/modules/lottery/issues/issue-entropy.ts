import { drandRoundAfter, drandRoundTime, randomnessOf } from '@palpite/lottery/proof.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import { issueKey } from './issue.ts';
import type { Drand } from '../drand/drand.ts';

/**
 * What an issue names before its sales: the first round after the time of its draw, which lies after the close by enough to
 * publish the root of the bets before the round is known. The draw is at the time of the round.
 */
export function namedRound({ chain }: Drand, drawsAt: number) {
  const drandRound = drandRoundAfter(chain, drawsAt);
  return {
    drandRound,
    drandKey: chain.publicKey,
    drawsAt: new Date(drandRoundTime(chain, drandRound)),
  };
}

type Named = Pick<
  IssueRow,
  'brandCode' | 'gameCode' | 'numero' | 'drandRound' | 'drandKey' | 'drandSignature'
>;

/**
 * The signature of the round that an issue named; null where it named none. There is no other way to draw such an issue.
 * @throws Error until it is there
 */
export async function signatureFor(drand: Drand | null, issue: Named): Promise<string | null> {
  const { drandRound, drandKey } = issue;
  if (drandRound === null) return null;
  if (drand === null || drand.chain.publicKey !== drandKey) {
    throw new Error(
      `${issueKey(issue)} named the round ${drandRound} of the drand network with the key ${drandKey}: LOTTERY_DRAND_URL must lead to it`,
    );
  }
  return drand.signatureOf(drandRound);
}

/** The round as it is mixed into the numbers, by its signature. */
export function entropyOf({ drandRound }: Pick<Named, 'drandRound'>, signature: string | null) {
  if (drandRound === null || signature === null) return null;
  return { round: drandRound, randomness: randomnessOf(signature) };
}
