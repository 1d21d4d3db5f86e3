import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { game, gamePage, vassalage, vendorLane } from './game.ts';
import { count, gameCategory, id, label, language, pageQuery, positiveMinorUnits } from './wire.ts';

/** The catalogue: what can be played, for lobbies, menus and rails. */

/** Platform names of the wire; this client always sends the second. */
export const platform = v.picklist(['flash', 'html5-desktop']);

export const vendorList = endpoint({
  module: 'vendor',
  summary: 'Vendors by category: the side menu and the lobby’s tabs',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  query: v.object({ platform: v.optional(platform) }),
  value: v.object({ data: v.object({ lanes: v.array(vendorLane) }) }),
  idempotency: 'safe',
});

/** What a lobby filters by. */
export const gameListQuery = v.object({
  ...pageQuery,
  gameType: v.optional(gameCategory),
  vassalage: v.optional(vassalage),
  gameClassify: v.optional(id),
  gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  minBet: v.optional(positiveMinorUnits),
  minLineNum: v.optional(count),
  clientType: v.optional(v.literal(3)),
  platform: v.optional(platform),
  channel: v.optional(v.pipe(v.string(), v.maxLength(20))),
  merchant: v.optional(id),
  language: v.optional(language),
  /** The order; by default the operator's own. */
  sort: v.optional(v.picklist(['featured', 'name', 'newest', 'popular'])),
});

export const gameList = endpoint({
  module: 'game',
  summary: 'Games of a lobby, page by page, for a signed-in account',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  token: 'required',
  permission: 'play',
  query: gameListQuery,
  value: gamePage,
  idempotency: 'safe',
});

/** The listed call needs a token; this one shows visitors and search engines the same lobby. */
export const gameListForVisitor = endpoint({
  module: 'game',
  summary: 'Games of a lobby, page by page, for a visitor; may be cached',
  method: 'GET',
  path: '/wps/catalogue/games',
  origin: 'extension',
  query: gameListQuery,
  value: gamePage,
  idempotency: 'safe',
});

export const gameGet = endpoint({
  module: 'game',
  summary: 'One game of the catalogue, with others to suggest beside it',
  method: 'GET',
  path: '/wps/catalogue/game',
  origin: 'extension',
  query: v.object({ nodeId: id }),
  value: v.object({ game, suggestions: v.array(game) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
});

/** A filter of a lobby, and how many games it matches. */
export const gameClass = v.object({ gameClassify: id, labelName: label, gameCount: count });

export const gameListClasses = endpoint({
  module: 'game',
  summary: 'The classes of a category, for a lobby’s filter',
  method: 'GET',
  path: '/wps/catalogue/classes',
  origin: 'extension',
  query: v.object({ gameType: gameCategory, vassalage: v.optional(vassalage) }),
  value: v.object({ classes: v.array(gameClass) }),
  idempotency: 'safe',
});

export const gameListHot = endpoint({
  module: 'game',
  summary: 'Games that many play now',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  query: v.object({
    merchantCode: v.optional(id),
    isPlatform: v.optional(v.literal(2)),
    vassalage: v.optional(vassalage),
    gameType: v.optional(gameCategory),
    platform: v.optional(platform),
    language: v.optional(language),
  }),
  value: v.object({ list: v.array(game) }),
  idempotency: 'safe',
});

export const vendorListCategories = endpoint({
  module: 'vendor',
  summary: 'The categories a vendor has games in',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  token: 'required',
  permission: 'play',
  query: v.object({ vassalage }),
  value: v.object({ gameTypes: v.array(v.object({ gameType: gameCategory, gameCount: count })) }),
  errors: ['not_found'],
  idempotency: 'safe',
});

export const gameListRecent = endpoint({
  module: 'game',
  summary: 'Games the member played last, newest first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'required',
  permission: 'play',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(game), totalPages: count }),
  idempotency: 'safe',
});
