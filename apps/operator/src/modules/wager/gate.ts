/** The gate of an account: the one place that every stake passes, whatever its product. */
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';
import { type AccountType, type Currency, isGuest } from '@palpite/domain';
import type { Limits } from '#kernel/config.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { WagerRefused } from './play-answer.ts';
import { holdWallet, houseAccount, mainWallet } from '#modules/money/index.ts';

export interface Gatekeeping {
  readonly accountId: number;
  readonly type: AccountType;
  readonly currency: Currency;
}

const OPEN: Statement = {
  name: 'operator.open_gate',
  text: 'select operator.open_gate($1, $2, $3, $4, $5, $6)',
};

/**
 * Opens an account's gate; an open one stays. Guests' play money never belonged to a person, so their rounds are kept
 * out of the players' accounts.
 */
export async function openGate(
  on: Connection,
  { accountId, type, currency }: Gatekeeping,
  brand: Pick<LiveBrand, 'code' | 'timeZone'>,
): Promise<void> {
  const house = houseAccount(isGuest(type) ? 'free-play' : 'bets', { code: brand.code, currency });
  await runStatement(on, OPEN, [
    accountId,
    brand.code,
    brand.timeZone,
    mainWallet(accountId),
    holdWallet(accountId),
    house,
  ]);
}

/** Who stakes: the session that asks, and what its brand allows at this moment. */
export interface Staker {
  readonly accountId: number;
  readonly type: AccountType;
  readonly brand: LiveBrand;
  readonly limits: Limits;
  /** Null for stakes that the operator places itself, as the parts of a chase. */
  readonly sessionId: number | null;
  readonly now: Date;
}

/** The last arguments of the functions that take a stake: session, brand state, times. */
export const stakerValues = ({ brand, limits, sessionId, now }: Staker): readonly unknown[] => [
  sessionId,
  brand.status === 0,
  now,
  brand.settings.reauthenticationMinutes,
  limits.sessionIdleSeconds,
  limits.sessionSeconds,
];

/** Stakes; an account that stakes for the first time has its gate opened before. */
export async function pastGate<Answer>(
  on: Connection,
  { accountId, type, brand }: Staker,
  stake: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await stake();
  } catch (error) {
    if (!(error instanceof WagerRefused) || error.code !== 'no_gate') throw error;
    await openGate(on, { accountId, type, currency: brand.currency }, brand);
    return stake();
  }
}

/** The player's own limits in minor units, for a day, a week and a month; null where there is none. */
export interface PlayLimits {
  readonly stakes: readonly [bigint | null, bigint | null, bigint | null];
  readonly losses: readonly [bigint | null, bigint | null, bigint | null];
}

const LIMIT: Statement = {
  name: 'operator.limit_play',
  text: `update operator.stake_gate set stake_limits_minor = $2, loss_limits_minor = $3 where account_id = $1`,
};

/** Replaces the limits of an account; every stake from the commit on is judged by them. */
export async function limitPlay(
  on: Connection,
  accountId: number,
  { stakes, losses }: PlayLimits,
): Promise<void> {
  await runStatement(on, LIMIT, [accountId, stakes, losses]);
}

const BLOCK: Statement = {
  name: 'operator.block_play',
  text: 'update operator.stake_gate set blocked_until = $2 where account_id = $1',
};

/** Refuses every stake until then, from the commit on: a time-out, a self-exclusion. Null lets them pass again. */
export async function blockPlay(
  on: Connection,
  accountId: number,
  until: Date | null,
): Promise<void> {
  await runStatement(on, BLOCK, [accountId, until]);
}
