import { commitmentOf, HEX_32, isInChain } from '@palpite/lottery/proof.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import { type IssueRow, lotteryIssue } from '../tables/lottery.table.ts';
import { issueKey } from './issue.ts';
import { SEED } from './seed-chains.ts';

type Needs = Pick<Services, 'database' | 'secrets'>;

/**
 * The seed of an issue, as it was sealed before its sales. Another one is refused before anything is drawn or paid: the
 * public record says so at once and for good, and the work of the draw keeps failing until the row has its own seed again.
 * @throws Error when the seed is not that of the commitment
 */
export async function openedSeed({ database, secrets }: Needs, issue: IssueRow): Promise<string> {
  const { sealedSeed } = issue;
  const seed = sealedSeed === null ? '' : await secrets.open(SEED, sealedSeed);
  if (isCommitted(issue, seed)) return seed;
  await database
    .update(lotteryIssue)
    .set({ refusedAt: sql`ledger.now()` })
    .where(and(eq(lotteryIssue.id, issue.id), isNull(lotteryIssue.refusedAt)));
  throw new Error(`${issueKey(issue)} is refused: its seed is not the one that was committed to`);
}

function isCommitted(issue: IssueRow, seed: string): boolean {
  const { brandCode: brand, gameCode: game, numero, commitment, chainAnchor, chainPlace } = issue;
  if (!HEX_32.test(seed) || commitmentOf(seed, { brand, game, numero }) !== commitment)
    return false;
  return chainAnchor === null || chainPlace === null || isInChain(chainAnchor, chainPlace, seed);
}
