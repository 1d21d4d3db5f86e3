import { endpoints, type LaunchRequest } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { foldUsername, LANGUAGE_TAGS } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { newToken, tokenHash } from '#kernel/secrets/token.ts';
import type { GameRow } from '../catalogue/game-view.ts';
import { gameByNode } from '../catalogue/list-games.ts';
import { titleIn } from '../catalogue/titles.ts';
import type { LotteryNeeds } from '../engines/lottery/bets/place-slip.ts';
import { launchLottery } from '../engines/lottery/menu/launch-lottery.ts';
import { recentGame } from '../tables/catalogue.table.ts';
import { launch } from '../tables/vendor-session.table.ts';
import { isReachable } from '../vendors/vendor-health.ts';
import type { HostNeeds } from '../vendors/vendor-host.ts';
import { admitGuest } from '../wager/free-play.ts';

/** How long a launch address may be used, once. */
const LAUNCH_MILLISECONDS = 60_000;

const hostHandler = handlerOf<HostNeeds & LotteryNeeds>();

type GameLaunch = Extract<LaunchRequest, { launchMode: 'GLS' }>;

/** Opens a game: answers the address of its frame, valid once within a minute; of a lottery, where this site has it. */
export const gameLaunch = hostHandler(endpoints.game.launch, {
  // called before the transaction: no connection waits for another host
  prepare: async ({ body, own }) =>
    body.launchMode === 'GLS' && isReachable(own.vendorHosts(body.vassalage).internalOrigin),
  async work({ body, session, brand, now, tx, own, services }, gameHostAnswers: boolean) {
    checkCaller(body, session, brand);
    admitGuest(session.type, brand);
    if (body.launchMode === 'LOTT') {
      const [canonicalOrigin] = services.config.publicOrigins;
      return launchLottery({ tx, playBook: own.playBook, brand, canonicalOrigin }, body);
    }
    const game = await findGame(tx, body);
    if (game.gameMaintenance || game.vendorMaintenance) {
      throw new ContractError('game_under_maintenance');
    }
    if (!gameHostAnswers) throw new ContractError('vendor_unavailable');
    const token = await promiseLaunch(tx, session, game, body, now);
    const { origin } = own.vendorHosts(game.vendorCode);
    const url = new URL(`/play/${game.code}`, origin);
    url.searchParams.set('launch', token);
    url.searchParams.set('lang', LANGUAGE_TAGS[body.language]);
    url.searchParams.set('zone', brand.timeZone);
    return {
      game_url: url.href,
      game_url2: null,
      frameOrigin: origin,
      gameName: titleIn(game.titles, body.language, brand.defaultLanguage),
      display: 'frame' as const,
    };
  },
});

/**
 * The payload repeats the caller (LAUNCH-02); it must match the session.
 * @throws ContractError `invalid_request` naming the field
 */
function checkCaller(body: LaunchRequest, session: Caller, brand: LiveBrand): void {
  const agrees = {
    merchantCode: body.merchantCode === brand.code,
    username: foldUsername(body.username) === foldUsername(session.username),
    token: session.tokenHash.equals(tokenHash(body.token)),
  };
  const fields = Object.entries(agrees)
    .filter(([, right]) => !right)
    .map(([field]) => ({ field, reason: 'does not belong to this session' }));
  if (fields.length > 0) throw new ContractError('invalid_request', { fields });
}

async function findGame(tx: Database, body: GameLaunch): Promise<GameRow> {
  const game = await gameByNode(tx, body.nodeId);
  const named = body.gameId ?? game?.code;
  const fits =
    game !== undefined &&
    game.vendorCode === body.vassalage &&
    (named === game.code || named === body.nodeId);
  if (!fits) throw new ContractError('game_not_found');
  return game;
}

async function promiseLaunch(
  tx: Database,
  session: Caller,
  game: GameRow,
  body: GameLaunch,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(launch).values({
    tokenHash: tokenHash(token),
    accountId: session.accountId,
    sessionId: session.sessionId,
    nodeId: game.nodeId,
    language: body.language,
    expiresAt: new Date(now.getTime() + LAUNCH_MILLISECONDS),
  });
  await tx
    .insert(recentGame)
    .values({ accountId: session.accountId, nodeId: game.nodeId, openedAt: now })
    .onConflictDoUpdate({
      target: [recentGame.accountId, recentGame.nodeId],
      set: { openedAt: now },
    });
  return token;
}
