/** The players' seed pairs in the database. A server seed leaves this file only once it is revealed. */
import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { seedPair } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { SeedBox } from './seed-box.ts';
import type { SeedState } from './seed-state.ts';
import { serverSeedHash } from './stream.ts';

const REVEALED_SHOWN = 20;

/**
 * Creates a player's first server seed; does nothing when there is one. It waits as the next pair: nothing can be
 * played with it until the player's browser has seen its hash and chosen a client seed.
 */
export async function ensureSeeds(
  { pool, seedBox }: Services,
  playerId: string,
  now: Date,
): Promise<void> {
  await inTransaction(pool, async ({ tx }) => {
    await lockPlayer(tx, playerId);
    const pairs = await tx
      .select({ state: seedPair.state })
      .from(seedPair)
      .where(and(eq(seedPair.playerId, playerId), sql`${seedPair.state} <> 'revealed'`));
    if (pairs.length > 0) return;
    await tx.insert(seedPair).values({ ...freshPair(seedBox, playerId, now), state: 'next' });
  });
}

/**
 * Consumes the next nonce of the player's active pair, inside the caller's transaction; other rounds of the player
 * wait until it ends.
 * @throws Refusal client_seed_missing
 */
export async function consumeNonce(
  tx: Database,
  playerId: string,
): Promise<{ seedPairId: number; nonce: number }> {
  const [taken] = await tx
    .update(seedPair)
    .set({ nonce: sql`${seedPair.nonce} + 1` })
    .where(and(eq(seedPair.playerId, playerId), eq(seedPair.state, 'active')))
    .returning({ seedPairId: seedPair.id, nonce: seedPair.nonce });
  if (!taken) throw new Refusal('client_seed_missing');
  return { seedPairId: taken.seedPairId, nonce: taken.nonce - 1 };
}

/**
 * Reveals the active pair, if there is one, and makes the next one active with the player's client seed. The caller
 * must hold the player's lock and have checked that no round is open.
 */
export async function rotateSeeds(
  tx: Database,
  seedBox: SeedBox,
  playerId: string,
  clientSeed: string,
  now: Date,
): Promise<void> {
  const mine = (state: 'active' | 'next') =>
    and(eq(seedPair.playerId, playerId), eq(seedPair.state, state));
  const [used] = await tx.select().from(seedPair).where(mine('active'));
  if (used) {
    const serverSeed = serverSeedOf(seedBox, used);
    await tx
      .update(seedPair)
      .set({ serverSeed, state: 'revealed', revealedAt: now })
      .where(eq(seedPair.id, used.id));
  }
  await tx.update(seedPair).set({ state: 'active', clientSeed }).where(mine('next'));
  await tx.insert(seedPair).values({ ...freshPair(seedBox, playerId, now), state: 'next' });
}

/** A pair's server seed in plain text, for deciding rounds and for revealing it. */
export function serverSeedOf(
  seedBox: SeedBox,
  pair: Pick<typeof seedPair.$inferSelect, 'state' | 'serverSeed' | 'serverSeedHash'>,
): string {
  if (pair.state === 'revealed') return pair.serverSeed;
  return seedBox.open(pair.serverSeed, pair.serverSeedHash);
}

/** What the player may know of their seeds. */
export async function readSeeds(database: Database, playerId: string): Promise<SeedState> {
  const pairs = await database
    .select()
    .from(seedPair)
    .where(eq(seedPair.playerId, playerId))
    .orderBy(desc(seedPair.id))
    .limit(REVEALED_SHOWN + 2);
  const active = pairs.find(({ state }) => state === 'active');
  const next = pairs.find(({ state }) => state === 'next');
  if (!next) throw new Error(`player ${playerId} has no seeds`);
  return {
    active: active
      ? {
          serverSeedHash: active.serverSeedHash,
          clientSeed: active.clientSeed ?? '',
          nonce: active.nonce,
        }
      : null,
    nextServerSeedHash: next.serverSeedHash,
    revealed: pairs.flatMap((pair) =>
      pair.state === 'revealed'
        ? [
            {
              serverSeed: pair.serverSeed,
              serverSeedHash: pair.serverSeedHash,
              clientSeed: pair.clientSeed ?? '',
              rounds: pair.nonce,
              revealedAt: (pair.revealedAt ?? pair.createdAt).toISOString(),
            },
          ]
        : [],
    ),
  };
}

/** Serialises work on one player until the transaction ends: making seeds, rotating them, opening a round. */
export async function lockPlayer(tx: Database, playerId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`palpite games ${playerId}`}, 0))`,
  );
}

function freshPair(seedBox: SeedBox, playerId: string, now: Date) {
  const serverSeed = randomBytes(32).toString('hex');
  const hash = serverSeedHash(serverSeed);
  const sealed = seedBox.seal(serverSeed, hash);
  return { playerId, serverSeed: sealed, serverSeedHash: hash, createdAt: now };
}
