import { VendorError } from '@palpite/contract/vendor-wallet.ts';
import { type Currency, isGuest } from '@palpite/domain';
import type { AccountRef } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import { game, vendor } from '../../tables/catalogue.table.ts';
import { gameSession } from '../../tables/game-round.table.ts';
import { accountTypeSql } from '#modules/identity/index.ts';
import { holdWallet, houseAccount, mainWallet } from '#modules/money/index.ts';
import type { Paying } from './most-win.ts';

/** A player inside a vendor's game, found by the vendor's call. */
export interface WalletSession {
  readonly gameSessionId: string;
  readonly siteSessionId: number;
  readonly accountId: number;
  readonly brandCode: string;
  readonly nodeId: number;
  readonly gameCode: string;
  readonly paying: Paying;
  /** The game or all of its vendor's are closed: rounds in progress are finished, none begins. */
  readonly underMaintenance: boolean;
  readonly currency: Currency;
  readonly main: AccountRef;
  readonly held: AccountRef;
  readonly house: AccountRef;
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
    .select({
      session: gameSession,
      gameCode: game.code,
      paying: { stakeTier: game.stakeTier, mostWinPercent: game.mostWinPercent },
      underMaintenance: sql<boolean>`${game.maintenance} or ${vendor.maintenance}`,
      type: accountTypeSql(gameSession.accountId),
    })
    .from(gameSession)
    .innerJoin(game, eq(game.nodeId, gameSession.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(gameSession.id, named.sessionId), eq(gameSession.vendorCode, vendorCode)));
  if (!row || String(row.session.accountId) !== named.playerId) {
    throw new VendorError('unknown_player');
  }
  const { id, sessionId, accountId, brandCode, nodeId, currency } = row.session;
  return {
    gameSessionId: id,
    siteSessionId: sessionId,
    accountId,
    brandCode,
    nodeId,
    gameCode: row.gameCode,
    paying: row.paying,
    underMaintenance: row.underMaintenance,
    currency,
    main: mainWallet(accountId),
    held: holdWallet(accountId),
    // Guests' play money never belonged to a person, so their rounds are kept out of the players' accounts.
    house: houseAccount(isGuest(row.type) ? 'free-play' : 'bets', {
      code: brandCode,
      currency,
    }),
  };
}
