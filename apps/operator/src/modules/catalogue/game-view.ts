import type { Game } from '@palpite/contract';
import type { GameFacts } from '@palpite/contract/catalogue.ts';
import { type Currency, GAME_CATEGORIES, type Language } from '@palpite/domain';
import { maxStakeMinor, minStakeMinor } from '@palpite/domain/stakes.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TileCut } from '#kernel/brand/tile-cut.ts';
import type { Pictures } from '#kernel/pictures.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import { HERO_TERM } from './search-terms.ts';
import { titleIn } from './titles.ts';
import { themeName } from './words/theme-names.ts';

/** Games that are marked as hot: a mark on every second tile of a popular lobby says nothing. */
const HOT_GAMES = 10;

const ranked = alias(game, 'ranked');
const categories = sql.join(
  GAME_CATEGORIES.map((category) => sql`(${category})`),
  sql`, `,
);
/**
 * Whether a game is among the most popular of the whole catalogue. Those are read once a query, the first of each category
 * from the index of its order: to sort all games takes thirty times as long as to read the page that asks.
 */
const isHot = sql<boolean>`${game.nodeId} in (
  select first.node_id from (values ${categories}) as each(category) cross join lateral (
    select ${ranked.nodeId} as node_id, ${ranked.popularity} as popularity
    from ${game} as ${ranked} where ${ranked.category} = each.category
    order by ${ranked.popularity} desc, ${ranked.nodeId} limit ${HOT_GAMES}::int
  ) as first order by first.popularity desc, first.node_id limit ${HOT_GAMES}::int)`;

/** The columns of a game's tile. */
const columns = {
  nodeId: game.nodeId,
  code: game.code,
  vendorCode: game.vendorCode,
  vendorName: vendor.name,
  category: game.category,
  gameClassify: game.gameClassify,
  themeId: game.themeId,
  titles: game.titles,
  /** Only its search terms have it: the picture is the vendor's. */
  hero: sql<
    string | null
  >`(select substr(term, ${HERO_TERM.length + 1}::int) from unnest(${game.searchTerms}) as term
    where starts_with(term, ${HERO_TERM}) limit 1)`.as('hero'),
  stakeTier: game.stakeTier,
  lineCount: game.lineCount,
  returnPercent: game.returnPercent,
  volatility: game.volatility,
  features: game.features,
  mostWinPercent: game.mostWinPercent,
  isHot: isHot.as('is_hot'),
  releasedOn: game.releasedOn,
  gameMaintenance: game.maintenance,
  vendorMaintenance: vendor.maintenance,
};

/** Games with their vendors; the caller adds which, in what order and how many. */
export function selectGames(tx: Database) {
  return tx
    .select(columns)
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .$dynamic();
}
export type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

/**
 * The games of these nodes, in this order. Pages are found by their ids alone, from an index, and only then read:
 * sorting whole rows costs several times as much.
 */
export async function gamesOfNodes(
  tx: Database,
  nodes: readonly { readonly nodeId: number }[],
): Promise<GameRow[]> {
  if (nodes.length === 0) return [];
  const ids = nodes.map(({ nodeId }) => nodeId);
  const rows = await selectGames(tx).where(inArray(game.nodeId, ids));
  const byId = new Map(rows.map((row) => [row.nodeId, row]));
  return ids.flatMap((nodeId) => byId.get(nodeId) ?? []);
}

/** The reader of a game, and its pictures. */
export interface Viewer {
  readonly language: Language;
  /** Of the brand, for a game whose vendor has no name for it in the viewer's. */
  readonly brandLanguage: Language;
  readonly currency: Currency;
  readonly now: Date;
  readonly pictures: Pictures;
  /** How the viewer's brand shows its games. */
  readonly cut: TileCut;
  /** Codes of the games that the brand shows two columns wide. */
  readonly featured: readonly string[];
}

const NEW_FOR_DAYS = 45;

/** A row of the catalogue as the wire carries it. */
export function gameView(row: GameRow, viewer: Viewer): Game {
  const { language, brandLanguage, currency, now, pictures, cut, featured } = viewer;
  const title = titleIn(row.titles, language, brandLanguage);
  const age = now.getTime() - new Date(row.releasedOn).getTime();
  const badges: Game['badges'] = [];
  if (row.isHot) badges.push('hot');
  if (age < NEW_FOR_DAYS * 86_400_000) badges.push('new');
  return {
    nodeId: String(row.nodeId),
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    gameType: row.category,
    gameClassify: row.gameClassify,
    gameCode: row.code,
    gameName: title,
    picture: pictures.game(row.code, cut, title),
    ...(featured.includes(row.code)
      ? { widePicture: pictures.game(row.code, { ...cut, wide: true }, title) }
      : {}),
    badges,
    maintenance: row.gameMaintenance || row.vendorMaintenance,
    demo: true,
    minBet: minStakeMinor(currency, row.stakeTier).toString(),
    minLineNum: row.lineCount,
    features: row.features,
    currency,
    rtp: row.returnPercent,
    volatility: row.volatility,
    jackpot: null,
    isGame: 'GAME',
    accountTypeName: 'SEAMLESS',
    defaultPlayType: null,
  };
}

/** What is known of a game beside its tile. */
export function factsOf(row: GameRow, { language, currency }: Viewer): GameFacts {
  return {
    theme: themeName(row.themeId, language),
    features: row.features,
    maxBet: maxStakeMinor(currency, row.stakeTier).toString(),
    mostWinPercent: row.mostWinPercent,
  };
}
