/**
 * How many games each chip of a lobby leaves. One read counts the games of a lobby by all that its chips can tell apart;
 * which of these groups a choice leaves is then decided here. A test compares it with the lists themselves
 * (`find-games.ts`), whose conditions it repeats.
 */
import { LOBBY_FILTERS, type LobbyFilter } from '@palpite/contract/catalogue.ts';
import { type Currency, GAME_FEATURES, LEAST_RETURNS, VOLATILITIES } from '@palpite/domain';
import { minStakeMinor } from '@palpite/domain/stakes.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { count, type SQL } from 'drizzle-orm';
import { game } from './tables/catalogue.table.ts';
import { TIERS } from './find-games.ts';

/** Games that no chip tells apart. */
export type GameGroup = Awaited<ReturnType<typeof groupGames>>[number];

/** As this process last read them, like the counts of the pages. */
export type FilterCounts = TtlCache<readonly GameGroup[]>;

export const createFilterCounts = (now: () => Date): FilterCounts =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 200 });

/** The games that `where` leaves, in groups: a few hundred for any catalogue. */
export function groupGames(tx: Database, where: SQL | undefined) {
  const { themeId, gameClassify, features, volatility, returnPercent, stakeTier } = game;
  const told = { themeId, gameClassify, features, volatility, returnPercent, stakeTier };
  return tx
    .select({ ...told, games: count() })
    .from(game)
    .where(where)
    .groupBy(...Object.values(told));
}

export type Chosen = Readonly<Partial<Record<LobbyFilter, string | undefined>>>;

const HAS: Record<LobbyFilter, (group: GameGroup, value: string, currency: Currency) => boolean> = {
  theme: ({ themeId }, value) => themeId === value,
  feature: ({ features }, value) => features.some((each) => each === value),
  gameClassify: ({ gameClassify }, value) => gameClassify === value,
  volatility: ({ volatility }, value) => volatility === value,
  minReturn: ({ returnPercent }, least) => Number(returnPercent ?? 0) >= Number(least),
  minBet: ({ stakeTier }, most, currency) => minStakeMinor(currency, stakeTier) <= BigInt(most),
};

/** What a filter can be set to: of an open list, what the lobby's games have. */
function knownValues(
  filter: LobbyFilter,
  groups: readonly GameGroup[],
  currency: Currency,
): readonly string[] {
  switch (filter) {
    case 'theme':
      return [...new Set(groups.map(({ themeId }) => themeId))];
    case 'gameClassify':
      return [...new Set(groups.map(({ gameClassify }) => gameClassify))];
    case 'feature':
      return GAME_FEATURES;
    case 'volatility':
      return VOLATILITIES;
    case 'minReturn':
      return LEAST_RETURNS;
    case 'minBet':
      return TIERS.map((tier) => minStakeMinor(currency, tier).toString());
  }
}

const gamesIn = (groups: readonly GameGroup[]) => groups.reduce((sum, { games }) => sum + games, 0);

/**
 * The games of a lobby under `chosen`, and for each filter those without it and under each of its values. A value that
 * leaves no game is left out, and so is one that every game of the lobby has: it would change nothing. The chosen value
 * stays, so that it has a name and can be taken away.
 */
export function countChoices(groups: readonly GameGroup[], chosen: Chosen, currency: Currency) {
  const fails = groups.map((group) =>
    LOBBY_FILTERS.filter((filter) => {
      const value = chosen[filter];
      return value !== undefined && !HAS[filter](group, value, currency);
    }),
  );
  const all = gamesIn(groups);
  const countsOf = (filter: LobbyFilter) => {
    const others = groups.filter((_, at) => fails[at]?.every((failed) => failed === filter));
    const under = (of: readonly GameGroup[], value: string) =>
      gamesIn(of.filter((group) => HAS[filter](group, value, currency)));
    const current = chosen[filter];
    const values = new Set(knownValues(filter, groups, currency));
    if (current !== undefined) values.add(current);
    const choices = [...values]
      .map((value) => ({ value, gameCount: under(others, value) }))
      .filter(
        ({ value, gameCount }) =>
          value === current || (gameCount > 0 && under(groups, value) < all),
      );
    return { gameCount: gamesIn(others), choices };
  };
  return { found: gamesIn(groups.filter((_, at) => fails[at]?.length === 0)), countsOf };
}
