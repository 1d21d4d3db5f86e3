import { LANGUAGES } from '@palpite/domain';
import { describe, expect, test } from 'vitest';
import { sandboxCatalogue, sandboxGame } from './catalogue.ts';
import { SLOT_ENGINE_IDS } from './engines.ts';
import { gameCode, parseGameCode } from './game-code.ts';
import { THEME_IDS } from './themes.ts';
import { SANDBOX_VENDORS, sandboxVendor } from './vendors.ts';

describe('the sandbox catalogue', () => {
  const small = sandboxCatalogue(3000);
  const large = sandboxCatalogue(20000);

  test('a larger catalogue holds every game of a smaller one, unchanged', () => {
    expect(large.slice(0, 3000)).toEqual(small);
  });

  test('a game is known from its code alone', () => {
    for (const game of large.slice(0, 500)) expect(sandboxGame(game.code)).toEqual(game);
  });

  test('no two games share a code or a name', () => {
    expect(new Set(large.map(({ code }) => code)).size).toBe(large.length);
    for (const language of LANGUAGES) {
      const names = large.map(({ titles }) => titles[language]);
      expect(new Set(names).size, language).toBe(large.length);
    }
  });

  test('a title is whole in its language: none is the English one, names and loans aside', () => {
    for (const language of LANGUAGES.filter((each) => each !== 'EN')) {
      const same = small.filter(({ titles }) => titles[language] === titles.EN);
      expect(
        same.map(({ titles }) => titles.EN),
        language,
      ).toEqual([]);
    }
    // The words that bind a title's nouns.
    for (const { titles } of small) {
      expect(titles.PT).not.toMatch(/\b(of the|Rush|Parade|Club|Carousel|Jive|Deluxe|Encore)\b|’/);
      expect(titles.VI).not.toMatch(/\b(of the|Rush|Parade|Club|Carousel|Jive|Deluxe|Encore)\b|’/);
    }
  });

  test('every vendor has games and every world is used', () => {
    const vendors = new Set(small.map(({ vendorCode }) => vendorCode));
    expect([...vendors].every((code) => sandboxVendor(code))).toBe(true);
    expect(vendors.size).toBe(SANDBOX_VENDORS.length);
    expect(new Set(small.map(({ themeId }) => themeId)).size).toBe(THEME_IDS.length);
  });

  test('every engine has its share of the games, in every world', () => {
    for (const catalogue of [small, large]) {
      for (const engineId of SLOT_ENGINE_IDS) {
        const games = catalogue.filter((game) => game.engineId === engineId);
        const even = catalogue.length / SLOT_ENGINE_IDS.length;
        expect(Math.abs(games.length - even)).toBeLessThan(THEME_IDS.length + 1);
        expect(new Set(games.map(({ themeId }) => themeId)).size).toBe(THEME_IDS.length);
      }
    }
  });

  test('a few games, not many and not the most asked for, are under maintenance', () => {
    const closed = small.filter(({ underMaintenance }) => underMaintenance);
    expect(closed.length).toBeGreaterThan(5);
    expect(closed.length).toBeLessThan(small.length / 50);
    expect(closed.every(({ popularity }) => popularity < 5000)).toBe(true);
  });

  test('a code that is not written our way names no game', () => {
    for (const code of [
      'lines-jungle-0001',
      'lines-jungle-000',
      'lines-nowhere-001',
      'x',
      '',
      'constructor-jungle-001',
    ]) {
      expect(parseGameCode(code)).toBeUndefined();
    }
    expect(gameCode({ engineId: 'lines', themeId: 'jungle', number: 7 })).toBe('lines-jungle-007');
  });

  test('a size that is no catalogue is refused with the bounds in the message', () => {
    for (const size of [0, -1, 1.5, 20001])
      expect(() => sandboxCatalogue(size)).toThrow(/1 to 20000/);
  });
});
