/** Slips: one stake for several wagers, whether they are placed at once or as their issues open (a chase). */
import type { Connection } from '@palpite/ledger/connection.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { pastGate, type Staker, stakerValues } from './gate.ts';
import { act, type Done, playStatement } from './play-answer.ts';
import { requestHash } from './request-hash.ts';
import { slip } from './tables/wager.table.ts';

export interface SlipAsked {
  readonly key: string;
  readonly staker: Staker;
  readonly kind: string;
  /** All of it is held at once, and counted by the gate now. */
  readonly totalMinor: bigint;
  /** The engine's rule for the parts, e.g. when a chase ends. */
  readonly rule?: Readonly<Record<string, unknown>>;
}

const OPEN = playStatement('open_slip', 12);

/** Holds the sum of a slip. @returns its id, for `place` @throws WagerRefused as `place` */
export const openSlip = (on: Connection, { key, staker, ...asked }: SlipAsked): Promise<Done> =>
  pastGate(on, staker, () =>
    act(on, OPEN, [
      staker.accountId,
      key,
      requestHash('slip', { ...asked, accountId: staker.accountId }),
      asked.kind,
      asked.totalMinor.toString(),
      asked.rule === undefined ? null : JSON.stringify(asked.rule),
      ...stakerValues(staker),
    ]),
  );

/** Gives a slip another rule of its engine. Called where no other work on the slip runs, or under its lock. */
export async function changeRule(
  tx: Database,
  slipId: number,
  rule: NonNullable<SlipAsked['rule']>,
): Promise<void> {
  await tx.update(slip).set({ rule }).where(eq(slip.id, slipId));
}

const CLOSE = playStatement('close_slip', 3);

/** Gives back what no wager of the slip has taken. */
export const closeSlip = (
  on: Connection,
  { key, slipId }: { readonly key: string; readonly slipId: number },
): Promise<Done> => act(on, CLOSE, [slipId, key, requestHash('close-slip', { slipId })]);

/** The number of a slip on the wire; nothing for a bet that was placed alone. */
export const slipIdOf = (slipId: number | null | undefined) =>
  typeof slipId === 'number' ? { slipId: String(slipId) } : {};

/** A wager of a slip can have the smaller number only where a clock was set back: not by more than this. */
const DAY_OF_NUMBERS = 24 * 3_600_000 * 4_096;

/** A number that every wager of a slip is above. */
export const beforeSlip = (slipId: number): number => slipId - DAY_OF_NUMBERS;
