import { eq } from 'drizzle-orm';
import type { NetResult, SpinAnswer } from '../api-shapes.ts';
import { session as sessionTable } from '../database/schema.ts';
import { readSeeds } from '../fairness/seed-pairs.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { isOpen, placeRound } from './place-round.ts';
import { viewRound } from './round-view.ts';
import { settleRound } from './settle-round.ts';

/**
 * Plays one round for a player and answers once it is over or the wallet does not answer.
 * @throws Refusal stake_not_offered | spin_key_reused | spin_too_soon | client_seed_missing | round_open |
 * game_under_maintenance
 */
export async function spin(
  services: Services,
  session: Session,
  asked: { spinKey: string; stakeMinor: bigint },
): Promise<SpinAnswer> {
  const placed = await placeRound(services, session, asked);
  const settled = isOpen(placed.round)
    ? await settleRound(services, placed.round.id, { fresh: placed.isNew })
    : placed.round;
  const [round, net, seeds] = await Promise.all([
    viewRound(services, session, settled.id),
    netOf(services, session),
    readSeeds(services.database, session.playerId),
  ]);
  return {
    round,
    balanceMinor: settled.balanceMinor === null ? null : String(settled.balanceMinor),
    net,
    nextNonce: seeds.active?.nonce ?? 0,
  };
}

/** The stakes and wins so far in the session's sitting. */
export async function netOf(services: Services, { id }: Session): Promise<NetResult> {
  const [sums] = await services.database
    .select({ staked: sessionTable.stakedMinor, won: sessionTable.wonMinor })
    .from(sessionTable)
    .where(eq(sessionTable.id, id));
  return { stakedMinor: String(sums?.staked ?? 0n), wonMinor: String(sums?.won ?? 0n) };
}
