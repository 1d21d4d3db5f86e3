import { betOrder } from '@palpite/domain';
import { type BetLeaf, leafHash, leafText, merkleTree } from '@palpite/lottery/merkle.ts';
import { selectionText } from '@palpite/lottery/selection.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { type IssueRow, lotteryBet, lotteryIssue } from '../tables/lottery.table.ts';

/**
 * The Merkle tree of an issue's bets. It is read and built in pieces of 256 leaves, which are whole subtrees of it, so that
 * a close needs little memory and a receipt reads one piece.
 */

const CHUNK = 256;

export type BetRow = typeof lotteryBet.$inferSelect;

/** A bet with what its leaf says besides. */
export interface LeafRow {
  readonly bet: BetRow;
  /** Of a bet at two stations. */
  readonly secondGame: string | null;
}

export const leafOf = (issue: IssueRow, { bet, secondGame }: LeafRow): BetLeaf => ({
  brand: issue.brandCode,
  game: issue.gameCode,
  numero: issue.numero,
  ticket: betOrder(bet.wagerId),
  play: bet.play,
  selection: selectionText(bet.selection),
  unitMinor: bet.unitMinor.toString(),
  stakeMinor: bet.stakeMinor.toString(),
  odds: bet.odds,
  ...rebateOf(bet),
  ...(secondGame === null ? {} : { secondGame }),
  placedAt: bet.placedAt.toISOString(),
  nonce: bet.nonce,
});

/** A member's other side of a lower prize level, where they chose one. */
export const rebateOf = ({ rebateMinor }: { readonly rebateMinor: bigint }) =>
  rebateMinor > 0n ? { rebateMinor: rebateMinor.toString() } : {};

const atPlaces = (issueId: number, from: number, to: number) =>
  and(eq(lotteryBet.issueId, issueId), gte(lotteryBet.place, from), lt(lotteryBet.place, to));

/** The bets of an issue whose place in its tree is from `from` on and below `to`. */
export const betsAt = (tx: Database, issueId: number, from: number, to: number) =>
  tx
    .select()
    .from(lotteryBet)
    .where(atPlaces(issueId, from, to))
    .orderBy(asc(lotteryBet.place));

/** The same bets, as their leaves need them. */
const leavesAt = (tx: Database, issueId: number, from: number, to: number) =>
  tx
    .select({ bet: lotteryBet, secondGame: lotteryIssue.gameCode })
    .from(lotteryBet)
    .leftJoin(lotteryIssue, eq(lotteryIssue.id, lotteryBet.secondIssueId))
    .where(atPlaces(issueId, from, to))
    .orderBy(asc(lotteryBet.place));

const treeOf = (issue: IssueRow, rows: readonly LeafRow[]) =>
  merkleTree(rows.map((row) => leafHash(leafText(leafOf(issue, row)))));

const treeOver = (chunkRoots: readonly string[]) =>
  merkleTree(chunkRoots.map((root) => Buffer.from(root, 'hex')));

/** The root over all bets, and those of the pieces. */
export async function rootOf(tx: Database, issue: IssueRow, betCount: number) {
  const chunkRoots: string[] = [];
  for (let from = 0; from < betCount; from += CHUNK) {
    chunkRoots.push(treeOf(issue, await leavesAt(tx, issue.id, from, from + CHUNK)).root);
  }
  return { chunkRoots, root: treeOver(chunkRoots).root };
}

/** The sibling hashes of a bet, from its leaf up to the root. */
export async function pathOf(tx: Database, issue: IssueRow, place: number): Promise<string[]> {
  const chunk = Math.floor(place / CHUNK);
  const rows = await leavesAt(tx, issue.id, chunk * CHUNK, (chunk + 1) * CHUNK);
  return [
    ...treeOf(issue, rows).path(place - chunk * CHUNK),
    ...treeOver(issue.chunkRoots ?? []).path(chunk),
  ];
}
