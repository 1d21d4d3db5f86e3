import { GAME_FEATURES, LEAST_RETURNS, NEW_WITHIN } from '@palpite/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { game, gamePage, vassalage, vendorLane, volatility } from './game.ts';
import {
  address,
  count,
  gameCategory,
  id,
  label,
  language,
  pageQuery,
  picture,
  positiveMinorUnits,
} from './wire.ts';

/** The catalogue: what can be played, for lobbies, menus and rails. */

/** Platform names of the wire; this client always sends the second. */
export const platform = v.picklist(['flash', 'html5-desktop']);

export const vendorList = endpoint({
  summary: 'Vendors by category: the side menu and the lobby’s tabs',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  query: v.object({ platform: v.optional(platform) }),
  value: v.object({ data: v.object({ lanes: v.array(vendorLane) }) }),
  idempotency: 'safe',
});

/** A collection in an address and on the wire. */
const collectionCode = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,23}$/));

/** What a lobby filters by, apart from its category. */
const narrowing = {
  vassalage: v.optional(vassalage),
  gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  minLineNum: v.optional(count),
  gameClassify: v.optional(id),
  /** The most that a round's smallest stake may be. */
  minBet: v.optional(positiveMinorUnits),
  /** The world that a game is set in, by its vendor's own name. */
  theme: v.optional(id),
  /** What the game's machine does. */
  feature: v.optional(v.picklist(GAME_FEATURES)),
  volatility: v.optional(volatility),
  /** The least theoretical return in percent; a game whose vendor states none has less. */
  minReturn: v.optional(v.picklist(LEAST_RETURNS)),
  /** Games that came within so many days. */
  newWithin: v.optional(v.picklist(NEW_WITHIN)),
  /** Games that the brand groups under a name of its own. */
  collection: v.optional(collectionCode),
  language: v.optional(language),
};

export const gameListQuery = v.object({
  ...pageQuery,
  gameType: v.optional(gameCategory),
  ...narrowing,
  clientType: v.optional(v.literal(3)),
  platform: v.optional(platform),
  channel: v.optional(v.pipe(v.string(), v.maxLength(20))),
  merchant: v.optional(id),
  /** The order; by default the operator's own. */
  sort: v.optional(v.picklist(['featured', 'name', 'newest', 'popular'])),
});

export const gameList = endpoint({
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
  summary: 'Games of a lobby, page by page, for a visitor; may be cached',
  method: 'GET',
  path: '/wps/catalogue/games',
  origin: 'extension',
  query: gameListQuery,
  value: gamePage,
  idempotency: 'safe',
});

/** What is known of a game beside its tile, as its vendor states it. */
const gameFacts = v.object({
  /** The world that it plays in, in the reader's language. */
  theme: label,
  features: v.array(v.picklist(GAME_FEATURES)),
  /** Largest stake of a round, where the vendor publishes it. */
  maxBet: v.nullable(positiveMinorUnits),
  /** The most that a round can pay, in percent of its stake; null where the vendor does not publish it. */
  mostWinPercent: v.nullable(count),
});
export type GameFacts = v.InferOutput<typeof gameFacts>;

export const gameGet = endpoint({
  summary: 'One game of the catalogue, with others to suggest beside it',
  method: 'GET',
  path: '/wps/catalogue/game',
  origin: 'extension',
  query: v.object({ nodeId: id }),
  value: v.object({ game, facts: gameFacts, suggestions: v.array(game) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
});

/** The filters of a lobby that offer choices, by their names in its query. */
export const LOBBY_FILTERS = [
  'theme',
  'feature',
  'gameClassify',
  'volatility',
  'minReturn',
  'minBet',
] as const;
export type LobbyFilter = (typeof LOBBY_FILTERS)[number];

/** One filter of a lobby while the other filters apply. */
const lobbyFilter = v.object({
  /** Games without this filter. */
  gameCount: count,
  /** What it can be set to, with the games that are left then. Only the current value may leave none. */
  choices: v.array(
    v.object({
      value: id,
      /** The operator's name of it; a value of a closed list has none. */
      labelName: v.optional(label),
      gameCount: count,
    }),
  ),
});
export type LobbyFilterCounts = v.InferOutput<typeof lobbyFilter>;

export const gameListFilters = endpoint({
  summary: 'How many games each filter of a lobby leaves',
  method: 'GET',
  path: '/wps/catalogue/filters',
  origin: 'extension',
  /** Without a category: of the whole catalogue, as a search lists it. */
  query: v.object({ gameType: v.optional(gameCategory), ...narrowing }),
  value: v.object({
    /** Games of the category, or of its one vendor. */
    totalGames: count,
    /** Games that the query leaves. */
    foundGames: count,
    filters: v.object({
      theme: lobbyFilter,
      feature: lobbyFilter,
      gameClassify: lobbyFilter,
      volatility: lobbyFilter,
      minReturn: lobbyFilter,
      minBet: lobbyFilter,
    } satisfies Record<LobbyFilter, typeof lobbyFilter>),
  }),
  idempotency: 'safe',
});

/** What groups games by a word that players use for them: a filter of a lobby, by its name in the lobby's query. */
const collection = v.object({
  filter: v.picklist(['theme', 'feature', 'gameClassify']),
  value: id,
  labelName: label,
  /** The category with most of its games, whose lobby shows them. */
  gameCategory,
  gameCount: count,
});
export type Collection = v.InferOutput<typeof collection>;

/** A vendor that a search found, with the category that has most of its games. */
const foundVendor = v.object({
  vassalage,
  name: label,
  smallIcon: address,
  maintenance: v.boolean(),
  gameCategory,
  gameCount: count,
});
export type FoundVendor = v.InferOutput<typeof foundVendor>;

export const gameSearch = endpoint({
  summary:
    'What a typed text finds in the whole catalogue, in groups; without a text what is popular',
  method: 'GET',
  path: '/wps/catalogue/search',
  origin: 'extension',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.maxLength(60))),
    language: v.optional(language),
  }),
  value: v.object({
    /** Games of the whole catalogue. */
    totalGames: count,
    /** Games that the text finds: of the corrected one where there is one. */
    foundGames: count,
    /** Those whose title or vendor has the words of the text; the others are found by what they show or are. */
    namedGames: count,
    /** Those that are not so named, and show the animal that the text names. */
    picturedGames: count,
    /** The text that was searched, since nothing matches the typed one as it is; null when that one was. */
    corrected: v.nullable(label),
    /** The first of them, the best match first. */
    games: v.array(game),
    /** Longer texts that begin with the typed one, each of which finds games. */
    suggestions: v.array(label),
    vendors: v.array(foundVendor),
    collections: v.array(collection),
  }),
  idempotency: 'safe',
});

export const gameListHot = endpoint({
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

export const gameListChosen = endpoint({
  summary: 'Games that the brand chose by hand, in its order; none where it chose none',
  method: 'GET',
  path: '/wps/catalogue/chosen',
  origin: 'extension',
  query: v.object({ language: v.optional(language) }),
  value: v.object({ list: v.array(game) }),
  idempotency: 'safe',
});

/** Games of one mood under the brand's own name for it, with a picture of one of them. */
const gameCollection = v.object({
  code: collectionCode,
  labelName: label,
  picture,
  gameCount: count,
});
export type GameCollection = v.InferOutput<typeof gameCollection>;

export const gameListCollections = endpoint({
  summary: 'The collections of a lobby, in the brand’s order; ones with few games are left out',
  method: 'GET',
  path: '/wps/catalogue/collections',
  origin: 'extension',
  query: v.object({ gameType: v.optional(gameCategory), language: v.optional(language) }),
  value: v.object({ list: v.array(gameCollection) }),
  idempotency: 'safe',
});

export const vendorListCategories = endpoint({
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
  summary: 'Games the member played last, newest first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'required',
  permission: 'play',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(game), totalPages: count }),
  idempotency: 'safe',
});

/** What a game can have in common with others: a filter of a lobby, by its name in the lobby's query. */
export const SHARED_TRAITS = ['theme', 'feature', 'vassalage'] as const;

const likeRecent = v.object({
  /** The game that the member played. */
  playedNodeId: id,
  playedName: label,
  /** What the games below share with it. */
  trait: v.picklist(SHARED_TRAITS),
  value: id,
  /** The operator's name of it; a value of a closed list has none. */
  labelName: v.optional(label),
  /** The lobby that shows all of them under this one filter. */
  gameCategory,
  /** The most popular first, without what the member has played recently or cannot open now. */
  games: v.array(game),
});
export type LikeRecent = v.InferOutput<typeof likeRecent>;

export const gameListLikeRecent = endpoint({
  summary: 'Games that share something with one that the member played last, and what that is',
  method: 'GET',
  path: '/wps/catalogue/like-recent',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  /** Null where the member has played nothing, or too few games are like it. */
  value: v.object({ likeRecent: v.nullable(likeRecent) }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  vendor: {
    list: vendorList,
    listCategories: vendorListCategories,
  },
  game: {
    list: gameList,
    listForVisitor: gameListForVisitor,
    get: gameGet,
    listFilters: gameListFilters,
    search: gameSearch,
    listHot: gameListHot,
    listChosen: gameListChosen,
    listCollections: gameListCollections,
    listRecent: gameListRecent,
    listLikeRecent: gameListLikeRecent,
  },
} as const satisfies EndpointTree;
