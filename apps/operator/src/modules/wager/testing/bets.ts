import type { TestOperator } from '#testing/operator.ts';
import type { Staker } from '../gate.ts';
import { place, settle } from '../wagers.ts';

/** An account as it stakes at this moment, without a session of its own. */
export async function stakerOf(operator: TestOperator, accountId: number): Promise<Staker> {
  const { brands, limits, now } = operator.services;
  const brand = await brands.brand('palpite');
  return { accountId, type: 0, brand, limits, sessionId: null, now: now() };
}

/** A bet on a game of the catalogue that is decided at once. */
export async function playOnce(
  operator: TestOperator,
  bet: {
    readonly accountId: number;
    readonly game: { readonly nodeId: string; readonly vassalage: string };
    readonly ref: string;
    readonly stakeMinor: bigint;
    readonly payoutMinor: bigint;
  },
): Promise<void> {
  const { pool } = operator.services;
  const staker = await stakerOf(operator, bet.accountId);
  const { id: wagerId } = await place(pool, {
    key: `test:${bet.ref}`,
    staker,
    product: 'SLOTS',
    engine: bet.game.vassalage,
    ref: bet.ref,
    nodeId: Number(bet.game.nodeId),
    stakeMinor: bet.stakeMinor,
  });
  await settle(pool, {
    key: `test:${bet.ref}:end`,
    wagerId,
    owedBy: { accountId: bet.accountId, brand: staker.brand },
    payoutMinor: bet.payoutMinor,
  });
}
