import { randomUUID } from 'node:crypto';
import { stakeLadderMinor } from '@palpite/domain/stakes.ts';
import { databaseErrorCode } from '@palpite/server/database/error-code.ts';
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { round, walletTransaction } from '../database/schema.ts';
import { lockPlayer, consumeNonce } from '../fairness/seed-pairs.ts';
import { MACHINES } from '../machines/machines.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { playableGame, type Session } from '../session/session.ts';
import { oweEnd } from './owed-round.ts';

export type Round = typeof round.$inferSelect;

/** States in which a round is still waiting for the wallet. */
export const OPEN_STATES = ['betting', 'played', 'cancelling'] as const;

export const isOpen = ({ state }: Pick<Round, 'state'>): boolean =>
  (OPEN_STATES as readonly string[]).includes(state);

/** The wallet's id of a round's stake, win or rollback. */
export function transactionId(roundId: string, kind: 'bet' | 'win' | 'rollback'): string {
  return `${roundId}:${kind}`;
}

/**
 * Records a round before any request to the wallet, so that it is found again after a crash. Its seeds and nonce
 * already decide its result.
 * @returns the round, and whether it is new: the same spin key is the same round
 * @throws Refusal stake_not_offered | spin_key_reused | spin_too_soon | client_seed_missing | round_open |
 * game_under_maintenance
 */
export async function placeRound(
  services: Services,
  session: Session,
  spin: { spinKey: string; stakeMinor: bigint },
): Promise<{ round: Round; isNew: boolean }> {
  const { engineId, stakeTier } = playableGame(session.gameCode);
  const same = await findBySpinKey(services, session, spin);
  if (same) return { round: same, isNew: false };
  if (!stakeLadderMinor(session.currency, stakeTier).includes(spin.stakeMinor)) {
    throw new Refusal('stake_not_offered');
  }
  const now = new Date();
  const id = randomUUID();
  try {
    return await inTransaction(services.pool, async ({ tx }) => {
      await lockPlayer(tx, session.playerId);
      await keepPace(tx, services, session, spin.spinKey);
      const [placed] = await tx
        .insert(round)
        .values({
          ...spin,
          ...(await consumeNonce(tx, session.playerId)),
          id,
          sessionId: session.id,
          playerId: session.playerId,
          gameCode: session.gameCode,
          vendorCode: session.vendorCode,
          currency: session.currency,
          machineId: engineId,
          machineVersion: MACHINES[engineId].version,
          state: 'betting',
          createdAt: now,
        })
        .returning();
      await tx.insert(walletTransaction).values({
        id: transactionId(id, 'bet'),
        roundId: id,
        vendorCode: session.vendorCode,
        kind: 'bet',
        amountMinor: spin.stakeMinor,
        state: 'pending',
        createdAt: now,
      });
      await oweEnd(tx, services, id);
      if (!placed) throw new Error('the round was not written');
      return { round: placed, isNew: true };
    });
  } catch (error) {
    if (databaseErrorCode(error) !== '23505') throw error;
    // a double click: the same key in two requests at once, or another round still open
    const other = await findBySpinKey(services, session, spin);
    if (other) return { round: other, isNew: false };
    throw new Refusal('round_open');
  }
}

/**
 * Refuses a paid round too soon after the player's newest one. What a round plays for free is part of it and has no
 * request. Call it under the player's lock, or two spins at once would not see each other.
 */
async function keepPace(
  tx: Database,
  { timing }: Services,
  { playerId }: Session,
  spinKey: string,
): Promise<void> {
  const [newest] = await tx
    .select({ spinKey: round.spinKey, createdAt: round.createdAt })
    .from(round)
    .where(eq(round.playerId, playerId))
    .orderBy(desc(round.createdAt), desc(round.id))
    .limit(1);
  // the same spin in another request is that round, not another one
  if (!newest || newest.spinKey === spinKey) return;
  const waitMs = newest.createdAt.getTime() + timing.roundPace - Date.now();
  if (waitMs > 0) throw new Refusal('spin_too_soon', waitMs);
}

/** The player's round in this game that is still waiting for the wallet, if there is one. */
export async function findOpenRound(
  services: Services,
  { playerId, gameCode }: Pick<Session, 'playerId' | 'gameCode'>,
): Promise<Round | undefined> {
  const [open] = await services.database
    .select()
    .from(round)
    .where(
      and(
        eq(round.playerId, playerId),
        eq(round.gameCode, gameCode),
        inArray(round.state, [...OPEN_STATES]),
      ),
    );
  return open;
}

async function findBySpinKey(
  services: Services,
  session: Session,
  { spinKey, stakeMinor }: { spinKey: string; stakeMinor: bigint },
): Promise<Round | undefined> {
  const [found] = await services.database
    .select()
    .from(round)
    .where(and(eq(round.playerId, session.playerId), eq(round.spinKey, spinKey)));
  if (found && (found.stakeMinor !== stakeMinor || found.gameCode !== session.gameCode)) {
    throw new Refusal('spin_key_reused');
  }
  return found;
}
