import {
  VendorError,
  type VendorErrorCode,
  type VendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import type { Currency } from '@palpite/domain';
import { STAKE_TIERS, type StakeTier, stakeLadderMinor } from '@palpite/domain/stakes.ts';
import type { Connection, Statement } from '@palpite/ledger/connection.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Limits } from '#kernel/config.ts';
import {
  askPlay,
  type GateRefusal,
  type Moved,
  movedOf,
  playStatement,
  requestHash,
} from '#modules/wager/index.ts';

/**
 * The three calls that move money, each one call of the database (`functions/seamless`), which locks the account's
 * gate, finds a repeat, decides, moves the money and writes the record. They never write a balance: the ledger does.
 */

/** A vendor's call. On a pool it commits by itself. */
export interface MoneyCall<Request> {
  readonly vendorCode: string;
  readonly request: Request;
}

/** The fields that bet, win and rollback have in common. */
type MoneyRequest = VendorRequest<'bet'>;

const BET = playStatement('vendor_bet', 14);
const WIN = playStatement('vendor_win', 12);
const ROLLBACK = playStatement('vendor_rollback', 10);

/**
 * A stake: from the player's wallet to the money in play, where it stays until the round ends.
 * @param brand the brand of the call's session; undefined for one that cannot be read, which is closed to everyone
 * @throws VendorError `insufficient_funds`, `session_ended`, `reauthentication_required`, `game_closed`,
 * `player_blocked`, `limit_reached`, `bet_rolled_back`, `bet_already_settled`, and the refusals of every money call
 */
export const placeBet = (
  on: Connection,
  call: MoneyCall<VendorRequest<'bet'>> & {
    readonly brand: LiveBrand | undefined;
    readonly limits: Limits;
    readonly now: Date;
  },
): Promise<Moved> =>
  move(on, call, 'bet', BET, [
    call.brand?.status === 0,
    call.now,
    call.brand?.settings.reauthenticationMinutes ?? 0,
    call.limits.sessionIdleSeconds,
    call.limits.sessionSeconds,
  ]);

/**
 * A payout, and with `roundClosed` the end of the round: the stakes go to the operator, the payout comes from it.
 * Accepted also after the player has left, because wins are owed.
 * @throws VendorError `bet_already_settled`, `bet_rolled_back`; `win_above_most` for more than the game can pay, which
 * only a fault or a stolen secret requests; `unavailable` for a round whose stake has not come yet, so that the vendor
 * retries
 */
export const payWin = (on: Connection, call: MoneyCall<VendorRequest<'win'>>): Promise<Moved> =>
  move(on, call, 'win', WIN, [
    call.request.roundClosed,
    TIERS,
    highestStakes(call.request.currency),
  ]);

/**
 * Rolls a stake back, in full. For a stake that never came the rollback is recorded, and the stake is refused when it
 * comes late. A second rollback changes nothing.
 * @throws VendorError `bet_already_settled` once anything was paid on the round; `invalid_request` when the stake
 * is not of this round and player, or of another amount
 */
export const rollBack = (
  on: Connection,
  call: MoneyCall<VendorRequest<'rollback'>>,
): Promise<Moved> => move(on, call, 'rollback', ROLLBACK, [call.request.betTransactionId]);

async function move(
  on: Connection,
  { vendorCode, request }: MoneyCall<MoneyRequest>,
  kind: 'bet' | 'win' | 'rollback',
  statement: Statement,
  more: readonly unknown[],
): Promise<Moved> {
  const row = await askPlay(on, statement, [
    vendorCode,
    request.sessionId,
    request.playerId,
    request.transactionId,
    request.roundId,
    request.gameCode,
    request.amountMinor,
    request.currency,
    requestHash(kind, request),
    ...more,
  ]);
  if (row.code !== 'ok') throw new VendorError(vendorCodeOf(row.code));
  return movedOf(row);
}

/** The gate's refusals in the vendor's words; the others are the vendor's already. */
const GATE_CODES: Readonly<Record<GateRefusal | 'conflict', VendorErrorCode>> = {
  conflict: 'transaction_conflict',
  insufficient_funds: 'insufficient_funds',
  session_ended: 'session_ended',
  reauthentication_required: 'reauthentication_required',
  blocked: 'player_blocked',
  stake_limit: 'limit_reached',
  loss_limit: 'limit_reached',
  grant_max: 'limit_reached',
};

const vendorCodeOf = (code: string): VendorErrorCode =>
  Object.hasOwn(GATE_CODES, code)
    ? GATE_CODES[code as keyof typeof GATE_CODES]
    : (code as VendorErrorCode);

const TIERS = Object.keys(STAKE_TIERS) as StakeTier[];

/** The highest stake of each tier: the stake of a free round, for the most that it can pay. */
const highestStakes = (currency: Currency): readonly string[] =>
  TIERS.map((tier) => String(stakeLadderMinor(currency, tier).at(-1) ?? 0n));
