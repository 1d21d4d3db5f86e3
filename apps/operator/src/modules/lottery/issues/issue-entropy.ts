import { laterRule, roundAfterRoot, roundPublicAt } from '@palpite/lottery/later-round.ts';
import { drandRoundAfter, drandRoundTime, randomnessOf } from '@palpite/lottery/proof.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import { issueKey } from './issue.ts';
import type { Drand } from '../drand/drand.ts';

/**
 * What an issue names before its sales: the first round after the time of its draw, which lies after the close by enough to
 * publish the root of the bets before the round is known, and the rule for a root that is late. The draw is at the time of the
 * round.
 */
export function namedRound({ chain }: Drand, drawsAt: number) {
  const drandRound = drandRoundAfter(chain, drawsAt);
  return {
    drandRound,
    drandKey: chain.publicKey,
    drandLater: laterRule(chain.periodSeconds),
    drawsAt: new Date(drandRoundTime(chain, drandRound)),
  };
}

type Mixed = Partial<Pick<IssueRow, 'mixedRound'>>;
type Named = Pick<
  IssueRow,
  'brandCode' | 'gameCode' | 'numero' | 'drandRound' | 'drandKey' | 'drandSignature'
> &
  Mixed;

type Ruled = Pick<IssueRow, 'drandRound' | 'drandLater' | 'drawsAt'>;

const ruleOf = ({ drandRound: round, drandLater: later, drawsAt }: Ruled) =>
  round === null || later === null ? null : { round, later, publicAt: drawsAt.getTime() };

/** The round that is mixed in by the rule of an issue whose root is published then; null where it names no rule. */
export function mixedRoundOf(issue: Ruled, closedAt: Date): number | null {
  const rule = ruleOf(issue);
  return rule && roundAfterRoot(rule, closedAt.getTime());
}

/** When an issue can be drawn: at its time, or at that of the later round. */
export function drawDueAt(issue: Ruled & Pick<IssueRow, 'mixedRound'>): Date {
  const rule = ruleOf(issue);
  return rule === null || issue.mixedRound === null
    ? issue.drawsAt
    : new Date(roundPublicAt(rule, issue.mixedRound));
}

/**
 * The signature of the round that an issue named, or that its rule gives; null where it named none. There is no other way to draw such an issue.
 * @throws Error until it is there
 */
export async function signatureFor(drand: Drand | null, issue: Named): Promise<string | null> {
  const { drandRound, drandKey } = issue;
  const round = issue.mixedRound ?? drandRound;
  if (round === null) return null;
  if (drand === null || drand.chain.publicKey !== drandKey) {
    throw new Error(
      `${issueKey(issue)} draws by the round ${round} of the drand network with the key ${drandKey}: LOTTERY_DRAND_URL must lead to it`,
    );
  }
  return drand.signatureOf(round);
}

/** The round as it is mixed into the numbers, by its signature. */
export function entropyOf(
  { drandRound, mixedRound }: Pick<Named, 'drandRound'> & Mixed,
  signature: string | null,
) {
  const round = mixedRound ?? drandRound;
  if (round === null || signature === null) return null;
  return { round, randomness: randomnessOf(signature) };
}
