import { randomBytes } from 'node:crypto';
import { type VendorAnswer, VendorError } from '@palpite/contract/vendor-wallet.ts';
import type { Ledger } from '@palpite/ledger';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Limits } from '#kernel/config.ts';
import { openGate } from '#modules/wager/index.ts';
import { game } from '#modules/catalogue/tables/catalogue.table.ts';
import { gameSession, launch } from './tables/vendor-session.table.ts';
import type { BrandDirectory } from '#kernel/brand/live-brand.ts';
import { accountOfRow, keepSessionAlive } from '#modules/identity/index.ts';
import { tokenHash } from '#kernel/secrets/token.ts';
import { mainWallet } from '#modules/money/index.ts';

interface AuthenticateCall extends Transaction {
  readonly vendorCode: string;
  readonly launchToken: string;
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly brands: BrandDirectory;
  readonly now: Date;
}

/**
 * Exchanges a launch token for a session of the vendor's, once.
 * @throws VendorError `launch_token_invalid` for a token that is unknown, used, too old, or another vendor's;
 * `session_ended` when the player has left the site since
 */
export async function authenticate(call: AuthenticateCall): Promise<VendorAnswer<'authenticate'>> {
  const { tx, client, vendorCode, ledger, limits, brands, now } = call;
  const hash = tokenHash(call.launchToken);
  const [promised] = await tx
    .select({ launch, game })
    .from(launch)
    .innerJoin(game, eq(game.nodeId, launch.nodeId))
    .where(eq(launch.tokenHash, hash));
  // another vendor's token is not used up, so that its own vendor can still use it
  if (promised?.game.vendorCode !== vendorCode) throw new VendorError('launch_token_invalid');
  const spent = await tx
    .update(launch)
    .set({ usedAt: now })
    .where(and(eq(launch.tokenHash, hash), isNull(launch.usedAt), gt(launch.expiresAt, now)))
    .returning({ usedAt: launch.usedAt });
  if (spent.length === 0) throw new VendorError('launch_token_invalid');
  const {
    id: accountId,
    brandCode,
    currency,
    nickname,
    type,
  } = await accountOfRow(tx, promised.launch.accountId);
  const brand = await brands.byCode(brandCode);
  if (!brand) throw new VendorError('session_ended');
  // A due proof stays due, and the first stake waits for it: the launch itself was a sensitive call already.
  const kept = await keepSessionAlive({ tx, brand, limits, now }, promised.launch.sessionId);
  if (kept === null) throw new VendorError('session_ended');

  await openGate(client, { accountId, type, currency }, brand);
  const sessionId = randomBytes(18).toString('base64url');
  await tx.insert(gameSession).values({
    id: sessionId,
    accountId,
    sessionId: promised.launch.sessionId,
    brandCode,
    vendorCode,
    nodeId: promised.game.nodeId,
    currency,
    startedAt: now,
  });
  return {
    sessionId,
    playerId: String(accountId),
    gameCode: promised.game.code,
    merchantCode: brandCode,
    currency,
    balanceMinor: (await ledger.balance(client, mainWallet(accountId))).toString(),
    language: promised.launch.language,
    accountType: type,
    displayName: nickname,
  };
}
