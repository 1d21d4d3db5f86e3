import type { TurnoverReason } from '@palpite/contract/turnover.ts';
import { type Currency, pourStakes } from '@palpite/domain';
import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { turnoverRequirement } from '../tables/turnover.table.ts';
import { countedStakes } from './counted-stakes.ts';
import type { TurnoverNeeds } from './stakes-in.ts';

/**
 * What an account must stake before it can withdraw. Requirements are written here and nowhere else; their progress is
 * counted each time, from the days of the read models and the wagers of the days that are not whole.
 */

export interface RequiredTurnover {
  readonly accountId: number;
  readonly reason: TurnoverReason;
  /** The order or the promotion, by the member's name for it; requiring the same again changes nothing. */
  readonly reference: string;
  readonly currency: Currency;
  /** Minor units; zero requires nothing. */
  readonly requiredMinor: bigint;
  /** Stakes from here on count. */
  readonly at: Date;
}

/** A requirement that is not met yet. Amounts in minor units. */
export interface OpenRequirement {
  readonly id: number;
  readonly reason: TurnoverReason;
  readonly reference: string;
  readonly beganAt: Date;
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
  readonly leftMinor: bigint;
}

/** An account's open requirements, oldest first, and their sums. */
export interface TurnoverLeft {
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
  /** Nothing can be withdrawn while this is more than zero. */
  readonly leftMinor: bigint;
  readonly open: readonly OpenRequirement[];
}

/**
 * Locks an account's requirements until the transaction ends. A transaction that moves money because of `turnoverLeft`
 * locks them first: otherwise a concurrent deposit could be withdrawn before its turnover is known.
 */
export function lockTurnover(tx: Database, accountId: number): Promise<void> {
  return lockFor(tx, `turnover ${accountId}`);
}

/**
 * Requires turnover, in the transaction of the credit that it is for.
 * @returns false when nothing is required, or the same was required before
 */
export async function requireTurnover(
  tx: Database,
  needs: TurnoverNeeds,
  wanted: RequiredTurnover,
): Promise<boolean> {
  const { accountId, at, ...asked } = wanted;
  if (wanted.requiredMinor <= 0n) return false;
  await lockTurnover(tx, accountId);
  await closeWhatIsMet(tx, needs, accountId, at);
  const { rowCount } = await tx
    .insert(turnoverRequirement)
    .values({ accountId, ...asked, beganAt: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** What is left to stake, and why. Stakes count once their round is over, for the oldest requirement first. */
export async function turnoverLeft(
  database: Database,
  needs: TurnoverNeeds,
  accountId: number,
): Promise<TurnoverLeft> {
  const stretches = await stakedStretches(database, needs, accountId);
  const done = pourStakes(stretches);
  const open = stretches
    .map(({ stakedMinor: _staked, ...requirement }, at) => {
      const doneMinor = done[at] ?? 0n;
      return { ...requirement, doneMinor, leftMinor: requirement.requiredMinor - doneMinor };
    })
    .filter(({ leftMinor }) => leftMinor > 0n);
  return {
    requiredMinor: sum(open.map(({ requiredMinor }) => requiredMinor)),
    doneMinor: sum(open.map(({ doneMinor }) => doneMinor)),
    leftMinor: sum(open.map(({ leftMinor }) => leftMinor)),
    open,
  };
}

/**
 * Ends the requirement of a reference, met or not. Stakes that counted for it count for the others from here on.
 * @returns whether there was one
 */
export async function waiveTurnover(
  tx: Database,
  accountId: number,
  reference: string,
  at: Date,
): Promise<boolean> {
  await lockTurnover(tx, accountId);
  const { rowCount } = await tx
    .update(turnoverRequirement)
    .set({ closedAt: at })
    .where(and(openOf(accountId), eq(turnoverRequirement.reference, reference)));
  return (rowCount ?? 0) > 0;
}

/**
 * Closes all requirements once every one is met. Not before: a stake that one has used up would count for another if
 * the first were left out. Stakes in between count for none, as they would have.
 */
async function closeWhatIsMet(
  tx: Database,
  needs: TurnoverNeeds,
  accountId: number,
  at: Date,
): Promise<void> {
  if ((await turnoverLeft(tx, needs, accountId)).leftMinor > 0n) return;
  await tx.update(turnoverRequirement).set({ closedAt: at }).where(openOf(accountId));
}

/** The open requirements, oldest first, and the stakes from the beginning of each until the next. */
async function stakedStretches(database: Database, needs: TurnoverNeeds, accountId: number) {
  const { id, reason, reference, beganAt, requiredMinor } = turnoverRequirement;
  const open = await database
    .select({ id, reason, reference, beganAt, requiredMinor })
    .from(turnoverRequirement)
    .where(openOf(accountId))
    .orderBy(asc(beganAt), asc(id));
  const spans = open.map((each, at) => ({ from: each.beganAt, to: open[at + 1]?.beganAt ?? null }));
  const staked = await countedStakes(database, needs, accountId, spans);
  return open.map((each, at) => ({ ...each, stakedMinor: staked[at] ?? 0n }));
}

const openOf = (accountId: number): SQL | undefined =>
  and(eq(turnoverRequirement.accountId, accountId), isNull(turnoverRequirement.closedAt));

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n);
