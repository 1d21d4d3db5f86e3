import { createHash } from 'node:crypto';
import { VendorError } from '@palpite/contract/vendor-wallet.ts';
import type { Currency } from '@palpite/domain';
import { InsufficientFunds, KeyReused, type Ledger } from '@palpite/ledger';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Limits } from '#kernel/config.ts';
import {
  gameRound,
  type VendorTransactionKind,
  vendorTransaction,
} from '../../tables/game-round.table.ts';
import type { BrandDirectory } from '#kernel/brand/live-brand.ts';
import { callKey } from './ledger-keys.ts';
import { findWalletSession, type WalletSession } from './wallet-session.ts';

/**
 * The common part of the three calls that move money: one at a time per round, one answer per transaction id, and the
 * record of both. They never write a balance: the ledger does.
 */

/** The fields that bet, win and rollback have in common. */
export interface MoneyRequest {
  readonly sessionId: string;
  readonly playerId: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly amountMinor: string;
  readonly currency: Currency;
}

export interface BalanceAnswer {
  readonly balanceMinor: string;
  readonly currency: Currency;
}

/** A money call inside its transaction. */
export interface MoneyCall<Request extends MoneyRequest = MoneyRequest> extends Transaction {
  readonly vendorCode: string;
  readonly request: Request;
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly brands: BrandDirectory;
  readonly now: Date;
}

export interface OpenedCall {
  readonly wallet: WalletSession;
  readonly amountMinor: bigint;
  readonly round: typeof gameRound.$inferSelect | undefined;
  /** The ledger's idempotency key of this call. */
  readonly key: string;
}

/** The effects of a call, in addition to its answer. */
export interface Done {
  readonly balanceMinor: bigint;
  readonly holdId?: string;
}

/**
 * Runs a money call once. A repeat gets the first answer, whatever has happened to the round since.
 * @throws VendorError `transaction_conflict` when the id was used with another body, and the errors of `work`
 */
export async function runOnce<Request extends MoneyRequest>(
  call: MoneyCall<Request>,
  kind: VendorTransactionKind,
  work: (opened: OpenedCall) => Promise<Done>,
): Promise<BalanceAnswer> {
  const { tx, vendorCode, request, now } = call;
  const { transactionId, roundId, currency } = request;
  await lockRound(tx, vendorCode, roundId);
  const requestHash = hashOf(kind, request);
  const before = await findTransaction(tx, vendorCode, transactionId);
  if (before) {
    if (!before.requestHash.equals(requestHash)) throw new VendorError('transaction_conflict');
    return answerOf(before.answer.balanceMinor, before.answer.currency);
  }
  const wallet = await findWalletSession(tx, vendorCode, request);
  if (request.gameCode !== wallet.gameCode) throw new VendorError('unknown_game');
  if (currency !== wallet.currency) throw new VendorError('currency_mismatch');
  const round = await findRound(tx, vendorCode, roundId);
  if (round && round.accountId !== wallet.accountId) throw new VendorError('unknown_player');
  const amountMinor = BigInt(request.amountMinor);
  const key = callKey(vendorCode, transactionId);
  const done = await refusing(key, work({ wallet, amountMinor, round, key }));
  const answer = answerOf(done.balanceMinor.toString(), currency);
  const written = await tx
    .insert(vendorTransaction)
    .values({
      vendorCode,
      transactionId,
      kind,
      requestHash,
      roundId,
      accountId: wallet.accountId,
      amountMinor,
      currency,
      betTransactionId: takenBackBy(request),
      holdId: done.holdId ?? null,
      answer,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ at: vendorTransaction.at });
  // The same id came at the same moment for another round: this one rolls back and is refused.
  if (written.length === 0) throw new VendorError('transaction_conflict');
  return answer;
}

/** Members in one order, so that a repeat is answered to the byte: the database keeps no order of its own. */
const answerOf = (balanceMinor: string, currency: Currency): BalanceAnswer => ({
  balanceMinor,
  currency,
});

function takenBackBy(request: MoneyRequest): string | null {
  return 'betTransactionId' in request && typeof request.betTransactionId === 'string'
    ? request.betTransactionId
    : null;
}

/** Calls about one round wait for one another, whichever process they arrive at. */
async function lockRound(tx: Database, vendorCode: string, roundId: string): Promise<void> {
  const name = `vendor round ${vendorCode} ${roundId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`);
}

/**
 * A stake and its rollback wait for one another, whatever rounds the two calls name: otherwise a rollback could be
 * recorded for a stake that was about to be taken.
 */
export async function lockStake(
  tx: Database,
  vendorCode: string,
  betTransactionId: string,
): Promise<void> {
  const name = `vendor stake ${vendorCode} ${betTransactionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`);
}

/** SHA-256 over the call's fields in one fixed order, so that the order of JSON members does not matter. */
function hashOf(kind: VendorTransactionKind, request: MoneyRequest): Buffer {
  const fields = Object.entries(request).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest();
}

async function refusing(key: string, work: Promise<Done>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new VendorError('insufficient_funds');
    // The same id came at the same moment for another round, and that call has moved its money.
    if (error instanceof KeyReused && error.key === key) {
      throw new VendorError('transaction_conflict');
    }
    throw error;
  }
}

/** A money call of this vendor that was answered before. */
export async function findTransaction(tx: Database, vendorCode: string, transactionId: string) {
  const [row] = await tx
    .select()
    .from(vendorTransaction)
    .where(
      and(
        eq(vendorTransaction.vendorCode, vendorCode),
        eq(vendorTransaction.transactionId, transactionId),
      ),
    );
  return row;
}

async function findRound(tx: Database, vendorCode: string, roundId: string) {
  const [row] = await tx
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.vendorCode, vendorCode), eq(gameRound.roundId, roundId)));
  return row;
}
