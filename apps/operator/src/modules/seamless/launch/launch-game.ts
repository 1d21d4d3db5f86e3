import type { LaunchRequest } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { LANGUAGE_TAGS } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { newToken, tokenHash } from '#kernel/secrets/token.ts';
import { gameByNode, type GameRow, rememberOpened, titleIn } from '#modules/catalogue/index.ts';
import type { OpenLaunch } from '#modules/wager/index.ts';
import { launch } from '../tables/vendor-session.table.ts';
import { isReachable } from '../vendors/vendor-health.ts';
import type { VendorHosts } from '../vendors/vendor-host.ts';

/** How long a launch address may be used, once. */
const LAUNCH_MILLISECONDS = 60_000;

export type GameLaunch = Extract<LaunchRequest, { launchMode: 'GLS' }>;

/** Opens a vendor's game: answers the address of its frame, valid once within a minute. */
export async function launchGame(vendorHosts: VendorHosts, body: GameLaunch): Promise<OpenLaunch> {
  const gameHostAnswers = await isReachable(vendorHosts(body.vassalage).internalOrigin);
  return async ({ tx, session, brand, now }) => {
    const game = await findGame(tx, body);
    if (game.gameMaintenance || game.vendorMaintenance) {
      throw new ContractError('game_under_maintenance');
    }
    if (!gameHostAnswers) throw new ContractError('vendor_unavailable');
    const token = await promiseLaunch(tx, session, game, body, now);
    const { origin } = vendorHosts(game.vendorCode);
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
  };
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
  await rememberOpened(tx, session.accountId, game.nodeId, now);
  return token;
}
