import { endpoints, gamesOf } from '@palpite/contract';
import { LOBBY_FILTERS, type LobbyFilter } from '@palpite/contract/catalogue.ts';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { SLOT_ENGINES } from '@palpite/sandbox/engines.ts';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

type Query = Omit<QueryInput<typeof endpoints.game.listFilters>, 'gameType'>;
const counts = (query: Query = {}, browser = visitor) =>
  browser.client.call(endpoints.game.listFilters, { query: { gameType: 'RNG', ...query } });

/** The codes of all games that a lobby lists under `query`. */
async function listed(query: Query): Promise<string[]> {
  const codes: string[] = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const page = gamesOf(
      await visitor.client.call(endpoints.game.listForVisitor, {
        query: { gameType: 'RNG', ...query, pageNo, pageSize: 100 },
      }),
    );
    codes.push(...page.games.map(({ gameCode }) => gameCode));
    last = page.totalPages;
  }
  return codes;
}

/** How many games a lobby lists under `query`: with one a page, its number of pages. */
async function listedGames(query: Query): Promise<number> {
  const { totalPages } = gamesOf(
    await visitor.client.call(endpoints.game.listForVisitor, {
      query: { gameType: 'RNG', ...query, pageSize: 1 },
    }),
  );
  return totalPages;
}

const engineOf = (code: string) => {
  const parsed = parseGameCode(code);
  if (!parsed) throw new Error(`${code} names no game`);
  return { ...SLOT_ENGINES[parsed.engineId], themeId: parsed.themeId };
};

describe('a lobby', () => {
  test('lists the games of a theme, and every one of them', async () => {
    const codes = await listed({ theme: 'dragon' });
    expect(codes.every((code) => engineOf(code).themeId === 'dragon')).toBe(true);
    const { filters } = await counts();
    const dragons = filters.theme.choices.find(({ value }) => value === 'dragon');
    expect(dragons).toEqual({ value: 'dragon', labelName: 'dragão', gameCount: codes.length });
  });

  test('lists games of a feature, a volatility and a least return as their machines state them', async () => {
    const codes = await listed({ feature: 'free-spins', volatility: 'medium', minReturn: '96.5' });
    const machines = new Set(codes.map((code) => code.split('-')[0]));
    expect([...machines]).toEqual(['lines']);
    const respins = await listed({ feature: 'respins' });
    expect(new Set(respins.map((code) => code.split('-')[0]))).toEqual(
      new Set(['hold', 'expand', 'climb']),
    );
  });

  test('refuses a feature, a volatility or a return outside the closed lists', async () => {
    for (const query of ['feature=luck', 'volatility=wild', 'minReturn=99.9']) {
      const answer = await visitor.fetch(`/wps/catalogue/games?${query}`);
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('the counts of a lobby’s chips', () => {
  test('without filters are those of the whole category, and every theme is named', async () => {
    const { totalGames, foundGames, filters } = await counts();
    expect([totalGames, foundGames]).toEqual([3000, 3000]);
    expect(filters.theme.choices.map(({ value }) => value).toSorted()).toEqual(
      THEME_IDS.toSorted(),
    );
    const classes = filters.gameClassify.choices;
    expect(classes.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(3000);
    expect(classes.map(({ labelName }) => labelName)).toContain('Linhas');
  });

  // What a chip promises is what a press on it shows.
  test.each<[string, Query]>([
    ['nothing', {}],
    ['a vendor', { vassalage: 'MFOX' }],
    ['two filters', { theme: 'ocean', volatility: 'medium' }],
    ['each filter', { theme: 'ocean', feature: 'ways', minReturn: '96', minBet: '100' }],
    ['a search', { gameName: 'tucano', volatility: 'high' }],
  ])('are the lengths of the lists that a press shows, with %s chosen', async (_what, query) => {
    const { foundGames, filters } = await counts(query);
    expect(foundGames).toBe(await listedGames(query));
    for (const filter of LOBBY_FILTERS) {
      const { gameCount, choices } = filters[filter];
      expect(gameCount, filter).toBe(await listedGames({ ...query, [filter]: undefined }));
      for (const { value, gameCount: promised } of choices) {
        const pressed = await listedGames({ ...query, [filter]: value });
        expect(promised, `${filter} ${value}`).toBe(pressed);
      }
    }
  });

  test('keep the chosen value with its name where other filters leave it no game', async () => {
    const { foundGames, filters } = await counts({ feature: 'groups', gameClassify: 'HOLD' });
    expect(foundGames).toBe(0);
    expect(filters.gameClassify.choices).toContainEqual({
      value: 'HOLD',
      labelName: 'Segura e gira',
      gameCount: 0,
    });
    expect(filters.feature.gameCount).toBe(378);
  });

  test('have no choice that leaves no game, and none that every game has', async () => {
    const { filters } = await counts({ gameClassify: 'HOLD' });
    const values = (filter: LobbyFilter) => filters[filter].choices.map(({ value }) => value);
    expect(values('feature')).toEqual(['respins', 'hold-and-win']);
    expect(values('volatility')).toEqual(['high']);
    expect(values('minReturn')).toEqual(['96', '96.5']);
    // The dearest tier's limit keeps all games.
    expect(values('minBet')).toEqual(['20', '100']);
  });

  test('are in the brand’s currency and the language that the query names', async () => {
    const vn = operator.browser({ host: 'vn.localhost', brandCode: 'trangvang' });
    const { filters } = await counts({ language: 'VI' }, vn);
    expect(filters.minBet.choices.map(({ value }) => value)).toEqual(['1000', '5000']);
    expect(filters.theme.choices.find(({ value }) => value === 'dragon')?.labelName).toBe('rồng');
  });

  test('without a category are of the whole catalogue, as a search lists it', async () => {
    const query = { gameName: 'dragon', language: 'EN' } as const;
    const answer = await visitor.client.call(endpoints.game.listFilters, { query });
    const found = await visitor.client.call(endpoints.game.search, {
      query: { text: 'dragon', language: 'EN' },
    });
    expect(answer.foundGames).toBe(found.foundGames);
    expect(answer.totalGames).toBe(found.totalGames);
    const low = answer.filters.volatility.choices.find(({ value }) => value === 'low');
    expect(low?.gameCount).toBeGreaterThan(0);
    expect(low?.gameCount).toBeLessThan(answer.foundGames);
  });

  test('of a category without games are nothing', async () => {
    const query = { gameType: 'LIVE' } as const;
    const answer = await visitor.client.call(endpoints.game.listFilters, { query });
    expect(answer).toMatchObject({ totalGames: 0, foundGames: 0 });
    expect(LOBBY_FILTERS.flatMap((filter) => answer.filters[filter].choices)).toEqual([]);
  });
});
