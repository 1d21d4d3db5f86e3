import { VendorError } from '@palpite/contract/vendor-wallet.ts';
import type { Currency } from '@palpite/domain';
import type { AccountRef } from '@palpite/ledger';
import { createTtlCache } from '@palpite/server/ttl-cache.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { mainWallet } from '#modules/money/index.ts';
import { gameSession } from './tables/vendor-session.table.ts';

/** A player inside a vendor's game, found by the vendor's call. */
interface WalletSession {
  readonly siteSessionId: number;
  readonly currency: Currency;
  readonly main: AccountRef;
}

/**
 * The session in a vendor's call.
 * @throws VendorError `unknown_player` when that vendor has no such session, or it is another player's
 */
export async function findWalletSession(
  tx: Database,
  vendorCode: string,
  named: { readonly sessionId: string; readonly playerId: string },
): Promise<WalletSession> {
  const [row] = await tx
    .select()
    .from(gameSession)
    .where(and(eq(gameSession.id, named.sessionId), eq(gameSession.vendorCode, vendorCode)));
  if (!row || String(row.accountId) !== named.playerId) throw new VendorError('unknown_player');
  const { sessionId, accountId, currency } = row;
  return { siteSessionId: sessionId, currency, main: mainWallet(accountId) };
}

const HOUR = 3_600_000;
const SESSIONS_KEPT = 50_000;

/** The brand of a game session; undefined for an unknown session. A session never changes its brand. */
export type BrandOfSession = (sessionId: string) => Promise<string | undefined>;

/** Remembers the brands of the sessions that play, so that a stake need not ask for it. */
export function createBrandOfSession(database: Database, now: () => Date): BrandOfSession {
  const cache = createTtlCache<string>(now, { ttlMs: HOUR, capacity: SESSIONS_KEPT });
  return async (sessionId) => {
    const brandCode = await cache.get(sessionId, async () => {
      const [row] = await database
        .select({ brandCode: gameSession.brandCode })
        .from(gameSession)
        .where(eq(gameSession.id, sessionId));
      return row?.brandCode ?? '';
    });
    return brandCode || undefined;
  };
}
