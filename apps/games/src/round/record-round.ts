/**
 * The transitions of a round's record. Each is one transaction that happens once: it names the state that it starts
 * from, and does nothing when another process has already made it.
 */
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { RoundState } from '../api-shapes.ts';
import { round, seedPair, session, walletTransaction } from '../database/schema.ts';
import { serverSeedOf } from '../fairness/seed-pairs.ts';
import { openStream } from '../fairness/stream.ts';
import { MACHINES } from '../machines/machines.ts';
import { type Outcome, play } from '../machines/round.ts';
import type { Services } from '../services.ts';
import { endIsReached, leaveToWork } from './owed-round.ts';
import { type Round, transactionId } from './place-round.ts';

type Kind = 'bet' | 'win' | 'rollback';

/** The outcome that the round's seeds and nonce decide; undefined when its machine no longer exists. */
export async function outcomeOf(services: Services, placed: Round): Promise<Outcome | undefined> {
  const machine = Object.values(MACHINES).find(
    ({ id, version }) => id === placed.machineId && version === placed.machineVersion,
  );
  const [pair] = await services.database
    .select()
    .from(seedPair)
    .where(eq(seedPair.id, placed.seedPairId));
  if (!machine || !pair?.clientSeed) return undefined;
  const { clientSeed } = pair;
  const serverSeed = serverSeedOf(services.seedBox, pair);
  return play(
    machine,
    openStream({ serverSeed, clientSeed, nonce: placed.nonce }),
    placed.stakeMinor,
  );
}

/** Who settles a round: its own work, which then ends with it, or a request of the player. */
export interface Settler {
  readonly byWork: boolean;
}

/** The stake was taken: fixes the outcome and records the win that is owed. */
export async function recordPlayed(
  services: Services,
  placed: Round,
  outcome: Outcome,
  balanceMinor: bigint,
): Promise<void> {
  const { winMinor } = outcome;
  await inTransaction(services.pool, async ({ tx }) => {
    const moved = await move(tx, placed, 'betting', {
      state: 'played',
      play: outcome.play,
      winMinor,
      balanceMinor,
    });
    if (!moved) return;
    await answered(tx, placed, 'bet', 'accepted');
    await recordRequest(tx, placed, 'win', winMinor);
    await tx
      .update(session)
      .set({
        stakedMinor: sql`${session.stakedMinor} + ${placed.stakeMinor}`,
        wonMinor: sql`${session.wonMinor} + ${winMinor}`,
      })
      .where(eq(session.id, placed.sessionId));
  });
}

/** The win was credited: the round is over. */
export async function recordClosed(
  services: Services,
  placed: Round,
  balanceMinor: bigint,
  { byWork }: Settler,
): Promise<void> {
  await inTransaction(services.pool, async ({ tx }) => {
    const settled = { state: 'closed', balanceMinor, settledAt: new Date() } as const;
    if (!(await move(tx, placed, 'played', settled))) return;
    await answered(tx, placed, 'win', 'accepted');
    if (!byWork) await endIsReached(tx, services, placed.id);
  });
}

/**
 * No stake was taken and none will be.
 * @returns false, with nothing written, when another process has sent the stake too: its try may be accepted although
 * this one was refused
 */
export async function recordRefused(
  services: Services,
  placed: Round,
  refusal: string,
): Promise<boolean> {
  return inTransaction(services.pool, async ({ tx }) => {
    const [stake] = await tx
      .select({ attempts: walletTransaction.attempts })
      .from(walletTransaction)
      .where(eq(walletTransaction.id, transactionId(placed.id, 'bet')))
      .for('update');
    if (stake?.attempts !== 0) return false;
    const settled = { state: 'refused', refusal, settledAt: new Date() } as const;
    if (await move(tx, placed, 'betting', settled)) {
      await answered(tx, placed, 'bet', 'refused', refusal);
      await endIsReached(tx, services, placed.id);
    }
    return true;
  });
}

/**
 * Records, before it happens, that a process other than the one that placed the round sends the stake.
 * @returns false when the stake was answered in the meantime
 */
export async function recordAskingAgain(services: Services, placed: Round): Promise<boolean> {
  const asking = await services.database
    .update(walletTransaction)
    .set({ attempts: sql`${walletTransaction.attempts} + 1` })
    .where(
      and(
        eq(walletTransaction.id, transactionId(placed.id, 'bet')),
        eq(walletTransaction.state, 'pending'),
      ),
    )
    .returning({ id: walletTransaction.id });
  return asking.length === 1;
}

/** It is unknown whether the stake was taken, so it is rolled back, which is right either way. */
export async function recordCancelling(
  services: Services,
  placed: Round,
  refusal: string,
): Promise<void> {
  await inTransaction(services.pool, async ({ tx }) => {
    if (!(await move(tx, placed, 'betting', { state: 'cancelling', refusal }))) return;
    await answered(tx, placed, 'bet', 'refused', refusal);
    await recordRequest(tx, placed, 'rollback', placed.stakeMinor);
  });
}

/** The stake is back with the player. */
export async function recordCancelled(
  services: Services,
  placed: Round,
  balanceMinor: bigint,
  { byWork }: Settler,
): Promise<void> {
  await inTransaction(services.pool, async ({ tx }) => {
    const settled = { state: 'cancelled', balanceMinor, settledAt: new Date() } as const;
    if (!(await move(tx, placed, 'cancelling', settled))) return;
    await answered(tx, placed, 'rollback', 'accepted');
    if (!byWork) await endIsReached(tx, services, placed.id);
  });
}

/** Records a try without an answer. The next one is the work's, after a wait that doubles up to the longest. */
export async function recordAttempt(
  services: Services,
  placed: Round,
  kind: Kind,
  error: string,
  { byWork }: Settler,
): Promise<void> {
  await inTransaction(services.pool, async ({ tx }) => {
    const [tried] = await tx
      .update(walletTransaction)
      .set({
        attempts: sql`${walletTransaction.attempts} + 1`,
        lastError: error.slice(0, 200),
      })
      .where(
        and(
          eq(walletTransaction.id, transactionId(placed.id, kind)),
          eq(walletTransaction.state, 'pending'),
        ),
      )
      .returning({ attempts: walletTransaction.attempts });
    if (tried && !byWork) await leaveToWork(tx, services, placed.id, tried.attempts);
  });
}

async function move(
  tx: Database,
  { id }: Round,
  from: RoundState,
  to: Partial<typeof round.$inferInsert>,
): Promise<boolean> {
  const moved = await tx
    .update(round)
    .set(to)
    .where(and(eq(round.id, id), eq(round.state, from)))
    .returning({ id: round.id });
  return moved.length === 1;
}

async function answered(
  tx: Database,
  { id }: Round,
  kind: Kind,
  state: 'accepted' | 'refused',
  lastError: string | null = null,
): Promise<void> {
  await tx
    .update(walletTransaction)
    .set({
      state,
      lastError,
      answeredAt: new Date(),
      attempts: sql`${walletTransaction.attempts} + 1`,
    })
    .where(eq(walletTransaction.id, transactionId(id, kind)));
}

async function recordRequest(
  tx: Database,
  placed: Round,
  kind: Kind,
  amountMinor: bigint,
): Promise<void> {
  await tx.insert(walletTransaction).values({
    id: transactionId(placed.id, kind),
    roundId: placed.id,
    vendorCode: placed.vendorCode,
    kind,
    amountMinor,
    state: 'pending',
    createdAt: new Date(),
  });
}
