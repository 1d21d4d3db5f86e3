import { endpoints } from '@palpite/contract';
import type { LobbyFilter, LobbyFilterCounts } from '@palpite/contract/catalogue.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { and, eq, gte } from 'drizzle-orm';
import { handlerOf } from '#kernel/http/handler.ts';
import { game } from './tables/catalogue.table.ts';
import { type CollectionRule, collectionRule, isInCollection } from './collections.ts';
import { countChoices, type FilterCounts, groupGames } from './filter-counts.ts';
import { matches, searchOf } from './find-games.ts';
import { cameWithin } from './new-games.ts';
import { isOffered } from './offered-category.ts';
import { className } from './words/class-names.ts';
import { themeName } from './words/theme-names.ts';

export interface FilterNeeds {
  readonly filterCounts: FilterCounts;
}

/** How many games each filter of a lobby leaves, with the names that the operator has for themes and classes. */
export const gameListFilters = handlerOf<FilterNeeds>()(
  endpoints.game.listFilters,
  async (call) => {
    const { query, tx, brand, own } = call;
    const { gameType, vassalage, minLineNum } = query;
    const language = query.language ?? call.language;
    const search = searchOf(query, { language });
    const { esportsVendors } = brand.settings;
    const groupsOf = ({ typed, newWithin, collection }: Found = {}) =>
      own.filterCounts.get(
        JSON.stringify([
          gameType,
          vassalage,
          minLineNum,
          newWithin,
          typed,
          collection,
          esportsVendors,
        ]),
        () =>
          groupGames(
            tx,
            and(
              gameType === undefined ? undefined : isOffered(game, gameType, esportsVendors),
              vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
              minLineNum === undefined ? undefined : gte(game.lineCount, minLineNum),
              newWithin === undefined ? undefined : cameWithin(newWithin, call.now),
              collection === undefined ? undefined : isInCollection(collection.rule, call.now),
              typed === undefined ? undefined : matches(typed),
            ),
          ),
      );
    const all = await groupsOf();
    const { newWithin, collection: code } = query;
    const collection = code === undefined ? undefined : { rule: collectionRule(brand, code) };
    const found = await groupsOf({ typed: search?.everything, newWithin, collection });
    const { found: foundGames, countsOf } = countChoices(found, query, brand.currency);
    const filter = (name: LobbyFilter): LobbyFilterCounts => {
      const { gameCount, choices } = countsOf(name);
      return { gameCount, choices: NAMED[name]?.(choices, language) ?? choices };
    };
    return {
      totalGames: countChoices(all, {}, brand.currency).found,
      foundGames,
      filters: {
        theme: filter('theme'),
        feature: filter('feature'),
        gameClassify: filter('gameClassify'),
        volatility: filter('volatility'),
        minReturn: filter('minReturn'),
        minBet: filter('minBet'),
      },
    };
  },
);

/** What narrows the games that the chips count, without being one of them. */
interface Found {
  readonly typed?: string | undefined;
  readonly newWithin?: string | undefined;
  readonly collection?: { readonly rule: CollectionRule | undefined } | undefined;
}

type Choices = LobbyFilterCounts['choices'];

/** Choices of an open list with their names, in the order of these: it stays the same while other filters change. */
const named =
  (nameOf: (value: string, language: Language) => string) =>
  (choices: Choices, language: Language): Choices =>
    choices
      .map((choice) => ({ ...choice, labelName: nameOf(choice.value, language) }))
      .toSorted((a, b) => a.labelName.localeCompare(b.labelName, LANGUAGE_TAGS[language]));

const NAMED: Partial<Record<LobbyFilter, (choices: Choices, language: Language) => Choices>> = {
  theme: named(themeName),
  gameClassify: named(className),
};
