import { type BetLeaf } from '@palpite/lottery/merkle.ts';
import { betMessage, closeMessage, drawnMessage } from '@palpite/lottery/signed-record.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { Services } from '#kernel/services.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import { createSealSigner, publishKey } from './seal-signer.ts';

type Secrets = Services['secrets'];

const nameOf = ({ brandCode: brand, gameCode: game, numero }: IssueRow) => ({
  brand,
  game,
  numero,
});

/** The signature under the times, the count, the root and the round of a close. */
export async function signClose(tx: Database, secrets: Secrets, issue: IssueRow): Promise<string> {
  const signer = createSealSigner(secrets);
  await publishKey(tx, signer);
  const { closesAt, drawsAt, closedAt, betCount, root, mixedRound } = issue;
  return signer.signBytes(
    closeMessage({
      ...nameOf(issue),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      betCount,
      root,
      mixedRound,
    }),
  );
}

/** The signature under what a draw publishes, and under that of its close; null for an issue that closed without one. */
export async function signDraw(
  tx: Database,
  secrets: Secrets,
  issue: IssueRow,
): Promise<string | null> {
  const { closeSignature, seed, drandSignature, numbers, drawnAt, voidedAt } = issue;
  if (closeSignature === null) return null;
  const signer = createSealSigner(secrets);
  await publishKey(tx, signer);
  return signer.signBytes(
    drawnMessage({
      ...nameOf(issue),
      closeSignature,
      seed,
      drandSignature,
      numbers: numbers ?? [],
      drawnAt: drawnAt?.toISOString() ?? null,
      voidedAt: voidedAt?.toISOString() ?? null,
    }),
  );
}

/** The signature under an accepted bet. It is the same whenever it is made, so nothing is kept of it. */
export const signBet = (secrets: Secrets, leaf: BetLeaf): string =>
  createSealSigner(secrets).signBytes(betMessage(leaf));
