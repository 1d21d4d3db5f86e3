import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import { describe, expect, test } from 'vitest';
import { MACHINES } from '../../machines/machines.ts';
import { scenery } from './scenery.ts';
import { symbolPictures } from './symbols.ts';
import { loadThemeArt } from './themes.ts';

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEME_IDS)('the world %s', (themeId) => {
  test('has its own picture for every symbol that any machine can show', async () => {
    const pictures = symbolPictures(await loadThemeArt(themeId));
    for (const { roles } of Object.values(MACHINES)) {
      for (const role of roles) expect([...pictures.keys()], role).toContain(role);
    }
    expect(new Set(pictures.values()).size).toBe(pictures.size);
    for (const [role, svg] of pictures) {
      expect(svg, role).not.toMatch(/undefined|NaN|\[object/);
      expect(svg.match(/</g)?.length, role).toBe(svg.match(/>/g)?.length);
    }
  });

  test('has an accent colour that dark signs are readable on and that is readable on dark bars', async () => {
    const { palette } = await loadThemeArt(themeId);
    expect(contrast(palette.accent, '#1b1020')).toBeGreaterThan(4.5);
    expect(contrast(palette.accent, '#17101d')).toBeGreaterThan(4.5);
  });

  test('draws the same place for the same game and another one for another game', async () => {
    const art = await loadThemeArt(themeId);
    expect(scenery(art, 'lines-a-001')).toBe(scenery(art, 'lines-a-001'));
    expect(scenery(art, 'lines-a-001')).not.toBe(scenery(art, 'lines-a-002'));
    expect(scenery(art, 'lines-a-001')).not.toMatch(/undefined|NaN/);
  });
});

test('no two worlds share a picture of a high symbol', async () => {
  const seen = new Set<string>();
  for (const themeId of THEME_IDS) {
    const pictures = symbolPictures(await loadThemeArt(themeId));
    for (const role of ['high1', 'high2', 'high3', 'high4'] as const) {
      seen.add(pictures.get(role) ?? '');
    }
  }
  expect(seen.size).toBe(THEME_IDS.length * 4);
});

test('[LAUNCH-06] every game of the catalogue has a machine', () => {
  for (const { engineId } of sandboxCatalogue(3000)) expect(MACHINES[engineId]).toBeDefined();
});
