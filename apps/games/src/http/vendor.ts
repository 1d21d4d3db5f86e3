/** Requests of the operator: the transactions of a period, for reconciliation, and a round's proof. */
import {
  VENDOR_ROUND_PATH,
  VENDOR_TRANSACTIONS_PATH,
  VendorError,
  type VendorTransactions,
  vendorRoundQuery,
  vendorTransactionsQuery,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { round, spentNonce, walletTransaction } from '../database/schema.ts';
import { proveRound } from '../round/round-view.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 500;

/** The signed routes; a wrong signature is answered as the vendor protocol says. */
export function createVendorRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get(VENDOR_TRANSACTIONS_PATH, (c) =>
    answerSigned(services, c, vendorTransactionsQuery, (vendorCode, query) =>
      listTransactions(services, vendorCode, query),
    ),
  );
  routes.get(VENDOR_ROUND_PATH, (c) =>
    answerSigned(services, c, vendorRoundQuery, (vendorCode, { roundId, language }) =>
      proveRound(services, vendorCode, roundId, language),
    ),
  );
  return routes;
}

async function answerSigned<Query extends v.GenericSchema>(
  services: Services,
  c: Context,
  schema: Query,
  answer: (vendorCode: string, query: v.InferOutput<Query>) => Promise<object>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  try {
    const secrets = await services.config.vendorSecrets.all();
    const vendorCode = await verifyVendorRequest({
      method: 'GET',
      path: `${pathname}${search}`,
      body: '',
      headers: c.req.raw.headers,
      secretOf: (vendor) => secrets.get(vendor),
      claimNonce: (vendor, nonce, expiresAt) => claimNonce(services, vendor, nonce, expiresAt),
      now: Date.now(),
    });
    const query = v.safeParse(schema, c.req.query());
    if (!query.success) throw new VendorError('invalid_request');
    return c.json(await answer(vendorCode, query.output));
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    return c.json({ code: error.code }, error.status);
  }
}

async function claimNonce(
  services: Services,
  vendorCode: string,
  nonce: string,
  expiresAt: Date,
): Promise<boolean> {
  await services.database.delete(spentNonce).where(lt(spentNonce.expiresAt, new Date()));
  const claimed = await services.database
    .insert(spentNonce)
    .values({ vendorCode, nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: spentNonce.nonce });
  return claimed.length === 1;
}

async function listTransactions(
  services: Services,
  vendorCode: string,
  { from, to, after }: v.InferOutput<typeof vendorTransactionsQuery>,
): Promise<VendorTransactions> {
  const since = after === undefined ? undefined : gt(walletTransaction.sequence, cursorOf(after));
  const rows = await services.database
    .select({ transaction: walletTransaction, round })
    .from(walletTransaction)
    .innerJoin(round, eq(round.id, walletTransaction.roundId))
    .where(
      and(
        eq(walletTransaction.vendorCode, vendorCode),
        gte(walletTransaction.createdAt, new Date(from)),
        lt(walletTransaction.createdAt, new Date(to)),
        since,
      ),
    )
    .orderBy(asc(walletTransaction.sequence))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    transactions: shown.map(({ transaction, round: played }) => ({
      transactionId: transaction.id,
      kind: transaction.kind,
      roundId: played.id,
      playerId: played.playerId,
      gameCode: played.gameCode,
      amountMinor: String(transaction.amountMinor),
      currency: played.currency,
      at: transaction.createdAt.toISOString(),
      state: transaction.state,
    })),
    next: rows.length > PAGE_SIZE ? String(shown[shown.length - 1]?.transaction.sequence) : null,
  };
}

function cursorOf(after: string): number {
  if (!/^\d{1,15}$/.test(after)) throw new VendorError('invalid_request');
  return Number(after);
}
