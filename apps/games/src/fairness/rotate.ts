import { inTransaction } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { round } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { OPEN_STATES } from '../round/place-round.ts';
import type { Services } from '../services.ts';
import { lockPlayer, readSeeds, rotateSeeds } from './seed-pairs.ts';
import type { SeedState } from './seed-state.ts';

/**
 * Reveals the player's server seed, if one is in use, and starts the next pair with their client seed.
 * @throws Refusal round_open: a seed stays secret while a round that it decides is unfinished
 */
export async function rotate(
  services: Services,
  playerId: string,
  clientSeed: string,
): Promise<SeedState> {
  await inTransaction(services.pool, async ({ tx }) => {
    await lockPlayer(tx, playerId);
    const open = await tx
      .select({ id: round.id })
      .from(round)
      .where(and(eq(round.playerId, playerId), inArray(round.state, [...OPEN_STATES])))
      .limit(1);
    if (open.length > 0) throw new Refusal('round_open');
    await rotateSeeds(tx, services.seedBox, playerId, clientSeed, new Date());
  });
  return readSeeds(services.database, playerId);
}
