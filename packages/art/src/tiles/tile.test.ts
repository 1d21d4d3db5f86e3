import { contrast, type Oklch } from '@palpite/contract/oklch.ts';
import { LANGUAGES } from '@palpite/domain';
import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import { expect, inject, test } from 'vitest';
import { gamePicture, parseCut } from '../addresses.ts';
import { labOf } from './oklab.ts';
import { CUTS, codes, drawn } from './testing.ts';
import { composeTile } from './tile.ts';

test('the same game and cut give the same picture, and no two games of a world look alike', async () => {
  for (const theme of THEME_IDS) {
    for (const cut of CUTS) {
      const tiles: string[] = [];
      for (const code of codes(theme)) tiles.push(await drawn(code, cut));
      expect(new Set(tiles).size).toBe(6);
      expect(await drawn(codes(theme)[0] ?? '', cut)).toBe(tiles[0]);
    }
  }
});

function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = labOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}
const contrastOf = (one: string, other: string) => contrast(oklchOf(one), oklchOf(other));

interface Measured {
  readonly name: string;
  readonly tile: Pick<Awaited<ReturnType<typeof composeTile>>, 'capital' | 'letters' | 'around'>;
}

/** Every fortieth game, or with the full proof each, in each of the three shapes and in every language. */
async function sample(): Promise<Measured[]> {
  const games = sandboxCatalogue().filter((_, index) => index % (inject('prove') ? 1 : 40) === 0);
  const tiles: Measured[] = [];
  for (const { shape, display } of CUTS) {
    for (const language of LANGUAGES) {
      for (const { code, titles } of games) {
        const { capital, letters, around } = await composeTile(
          code,
          { shape, display },
          titles[language],
        );
        tiles.push({
          name: `${shape}: ${titles[language]}`,
          tile: { capital, letters, around },
        });
      }
    }
  }
  return tiles;
}

test('titles can be read on a tile of 104 pixels in every language: their size and their contrast', async () => {
  const tiles = await sample();
  for (const { name, tile } of tiles) {
    // Of the smallest capital in pixels; the longest titles alone come near this, two in Thai of all. It is that of text of
    // 8.5 px, in letters that are far heavier than text; and the name is below the tile in text of 12.
    expect(tile.capital * 104, name).toBeGreaterThan(6);
    const [first = '', ...others] = tile.letters;
    expect(contrastOf(first, tile.around), name).toBeGreaterThanOrEqual(4.5);
    for (const each of others)
      expect(contrastOf(each, tile.around), name).toBeGreaterThanOrEqual(3);
  }
  const capitals = tiles.map(({ tile }) => tile.capital * 104).toSorted((a, b) => a - b);
  expect(capitals[Math.floor(capitals.length * 0.1)]).toBeGreaterThan(8.5);
  expect(capitals[Math.floor(capitals.length * 0.5)]).toBeGreaterThan(10);
}, 900_000);

test('a tile holds no font’s text, no script, nothing from elsewhere and no broken number', async () => {
  for (const theme of THEME_IDS) {
    for (const cut of CUTS) {
      for (const code of codes(theme)) {
        const tile = await drawn(code, cut);
        expect(tile).not.toMatch(/<text|<script|<image|href="[^#]|NaN|undefined|Infinity/);
        expect(tile.length).toBeLessThan(80_000);
      }
    }
  }
});

test('a name of signs that no typeface has is left out, and the rest of it stays', async () => {
  for (const { shape, display } of CUTS) {
    const only = await composeTile('lines-ocean-001', { shape, display }, '\u{1f3b0}\u{1f3b0}');
    expect(only.svg).not.toMatch(/NaN|Infinity|<path id="t/);
    const mixed = await composeTile('lines-ocean-001', { shape, display }, 'Coral \u{1f3b0}');
    expect(mixed.svg).toMatch(/<path id="t0"/);
  }
});

test('a name of thirty words is drawn, however small', async () => {
  for (const { shape, display } of CUTS) {
    const { svg } = await composeTile('lines-ocean-001', { shape, display }, 'Coral '.repeat(30));
    expect(svg).not.toMatch(/NaN|Infinity/);
  }
});

test('a cut is read from an address as it was written, and nothing else is one', () => {
  for (const { shape, display } of CUTS) {
    const { template } = gamePicture('x', { shape, display }, 'Title');
    const [, name = ''] = /^\/images\/game\/[^/]+\/([^/]+)\//.exec(template) ?? [];
    expect(parseCut(name)).toEqual({ shape, display });
  }
  for (const name of ['', 'square', 'square.phudu.x', 'round.phudu', 'square.Phudu', 'square.x']) {
    expect(parseCut(name), name).toBeUndefined();
  }
});
