import type { LaunchAnswer, LaunchRequest } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { LOTTERY_SCREENS } from '@palpite/contract/game.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { siteOrigins } from '#kernel/brand/site-origins.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import { gameOf } from '../issues/issue.ts';
import type { PlayBook } from '../rules/play-book.ts';
import { accountTypeOf, firstPlayOf } from './tile.ts';

export type LotteryLaunch = Extract<LaunchRequest, { launchMode: 'LOTT' }>;

interface Launching {
  readonly tx: Database;
  readonly playBook: PlayBook;
  readonly brand: LiveBrand;
  readonly canonicalOrigin: string;
}

/**
 * Where this site opens a lottery: its betting view, or the hall that it is in.
 * @throws ContractError
 */
export async function launchLottery(
  { tx, playBook, brand, canonicalOrigin }: Launching,
  { lottoGameCode, lottoView, backUrl, language }: LotteryLaunch,
): Promise<LaunchAnswer> {
  const origins = siteOrigins(brand, canonicalOrigin).map(({ domain }) => domain);
  const exit = ownPath(backUrl ?? '/lottery', origins);
  const game = await gameOf(tx, lottoGameCode);
  const screen = LOTTERY_SCREENS[accountTypeOf(game)];
  if (game.maintenance && lottoView === 'betting')
    throw new ContractError('game_under_maintenance');
  const playType = await firstPlayOf(playBook, game);
  const query = new URLSearchParams({ gameCode: game.code, ...(playType ? { playType } : {}) });
  return {
    game_url: lottoView === 'betting' ? `${screen}?${query}` : screen,
    game_url2: null,
    frameOrigin: origins[0] ?? canonicalOrigin,
    gameName: titleIn(game.titles, language, brand.defaultLanguage),
    display: 'route',
    backUrl: exit,
  };
}

/** An address as a path of this site: an exit never leads to another one. @throws ContractError invalid_request */
function ownPath(address: string, origins: readonly string[]): string {
  const [own = ''] = origins;
  const url = URL.parse(address, own);
  // What is left of `/a/..//elsewhere` is the address of another site.
  if (url === null || !origins.includes(url.origin) || url.pathname.startsWith('//')) {
    const fields = [{ field: 'backUrl', reason: 'is not of this site' }];
    throw new ContractError('invalid_request', { fields });
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
