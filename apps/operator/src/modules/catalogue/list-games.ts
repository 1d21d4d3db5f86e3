import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { type Call, handler, handlerOf } from '#kernel/http/handler.ts';
import type { Services } from '#kernel/services.ts';
import { game } from './tables/catalogue.table.ts';
import { collectionRule } from './collections.ts';
import { findGames, type Lobby, shapePage } from './find-games.ts';
import type { GameCounts } from './game-counts.ts';
import {
  factsOf,
  type GameRow,
  gamesOfNodes,
  gameView,
  selectGames,
  type Viewer,
} from './game-view.ts';
import { isOffered } from './offered-category.ts';
import { isOpen } from './open-games.ts';

/** How many games the hot rail and the suggestions hold. */
const HOT_GAMES = 24;
const SUGGESTIONS = 6;

export interface LobbyNeeds {
  readonly gameCounts: GameCounts;
}

const lobbyHandler = handlerOf<LobbyNeeds>();

interface Asking {
  readonly language: Viewer['language'];
  readonly brand: Pick<LiveBrand, 'currency' | 'defaultLanguage' | 'face'>;
  readonly now: Date;
  readonly services: Pick<Services, 'pictures'>;
}

/** The viewer of a call; a `language` in the query wins over the header. */
export function viewerOf(call: Asking, language = call.language): Viewer {
  const { currency, defaultLanguage, face } = call.brand;
  const { pictures } = call.services;
  const cut = { shape: face.tile.shape, display: face.type.display };
  const featured = face.features;
  return {
    language,
    brandLanguage: defaultLanguage,
    currency,
    now: call.now,
    pictures,
    cut,
    featured,
  };
}

/** What the lists of a call's brand depend on. */
export function lobbyFor(
  call: Asking & { readonly brand: LiveBrand; readonly own: LobbyNeeds },
  language = call.language,
): Lobby {
  const { brand, own } = call;
  return {
    viewer: viewerOf(call, language),
    esportsVendors: brand.settings.esportsVendors,
    counts: own.gameCounts,
    chosen: brand.face.chosen,
    ruleOf: (code) => collectionRule(brand, code),
  };
}

async function lobbyPage(call: Call<typeof endpoints.game.list, LobbyNeeds>) {
  const { query, tx } = call;
  return shapePage(query, await findGames(tx, query, lobbyFor(call, query.language)));
}

/** A lobby's page for a signed-in account. */
export const gameList = lobbyHandler(endpoints.game.list, lobbyPage);

/** The same lobby for a visitor and for search engines. */
export const gameListForVisitor = lobbyHandler(endpoints.game.listForVisitor, lobbyPage);

/** One game, and others to play instead. */
export const gameGet = handler(endpoints.game.get, async (call) => {
  const { query, tx } = call;
  const row = await gameByNode(tx, query.nodeId);
  if (!row) throw new ContractError('game_not_found');
  const suggestions = await gamesOfNodes(tx, await suggestedInPlaceOf(tx, row));
  const viewer = viewerOf(call);
  return {
    game: gameView(row, viewer),
    facts: factsOf(row, viewer),
    suggestions: suggestions.map((each) => gameView(each, viewer)),
  };
});

/** Open games of the same theme, the most popular first, and of the same category when those are few. */
async function suggestedInPlaceOf(tx: Database, { nodeId, themeId, category }: GameRow) {
  const isOfCategory = eq(game.category, category);
  const others = (limit: number, ...conditions: SQL[]) =>
    tx
      .select({ nodeId: game.nodeId })
      .from(game)
      .where(and(isOfCategory, ne(game.nodeId, nodeId), isOpen(tx), ...conditions))
      .orderBy(desc(game.popularity), asc(game.nodeId))
      .limit(limit);
  const alike = await others(SUGGESTIONS, eq(game.themeId, themeId));
  const missing = SUGGESTIONS - alike.length;
  if (missing === 0) return alike;
  return [...alike, ...(await others(missing, ne(game.themeId, themeId)))];
}

/** The game of a node, if the catalogue has it. */
export async function gameByNode(tx: Database, nodeId: string): Promise<GameRow | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(nodeId)) return undefined;
  const [row] = await selectGames(tx).where(eq(game.nodeId, Number(nodeId)));
  return row;
}

/** Popular games; only games that can be opened. */
export const gameListHot = handler(endpoints.game.listHot, async (call) => {
  const { query, tx } = call;
  const esportsVendors = call.brand.settings.esportsVendors;
  const nodes = await tx
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(
      and(
        isOpen(tx),
        query.vassalage === undefined ? undefined : eq(game.vendorCode, query.vassalage),
        query.gameType === undefined ? undefined : isOffered(game, query.gameType, esportsVendors),
      ),
    )
    .orderBy(desc(game.popularity), asc(game.nodeId))
    .limit(HOT_GAMES);
  const rows = await gamesOfNodes(tx, nodes);
  const viewer = viewerOf(call, query.language);
  return { list: rows.map((row) => gameView(row, viewer)) };
});

/** Games that the brand chose by hand, in its order; only games that can be opened. */
export const gameListChosen = handler(endpoints.game.listChosen, async (call) => {
  const { query, tx, brand } = call;
  const codes = [...brand.face.chosen];
  const open = await tx
    .select({ nodeId: game.nodeId, code: game.code })
    .from(game)
    .where(and(inArray(game.code, codes), isOpen(tx)));
  const nodes = open.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  const rows = await gamesOfNodes(tx, nodes);
  const viewer = viewerOf(call, query.language);
  return { list: rows.map((row) => gameView(row, viewer)) };
});

/** The categories that a vendor has games in. */
export const vendorListCategories = handler(
  endpoints.vendor.listCategories,
  async ({ query, tx }) => {
    const rows = await tx
      .select({ gameType: game.category, gameCount: count() })
      .from(game)
      .where(eq(game.vendorCode, query.vassalage))
      .groupBy(game.category)
      .orderBy(game.category);
    if (rows.length === 0) throw new ContractError('not_found');
    return { gameTypes: rows };
  },
);
