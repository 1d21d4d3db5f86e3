import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Definitions } from '../ink.ts';
import type { Cast } from '../worlds/world.ts';
import { castsOf, IN_PLANES } from './casts.ts';
import { drawFigure, type Figure } from './figure.ts';
import { figureOf } from './figures.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { headOf } from './garb/heads.ts';
import { frameOf } from './parts.ts';
import { isSeen } from './stand.ts';
import { CUTS } from './testing.ts';
import { composeTile } from './tile.ts';

const casts = new Map<string, Cast>();
for (const cast of THEME_IDS.flatMap(castsOf)) casts.set(cast[0].name, cast);
for (const hero of Object.values(IN_PLANES).flat()) casts.set(hero.name, [hero, 0, 0]);
const games = sandboxCatalogue();

/** The first game of each hero in a shape, and every tile composed by hand. */
function oneOfEach(shape: (typeof CUTS)[number]['shape']) {
  const first = new Map<string, (typeof games)[number]>();
  for (const game of games) {
    const name = figureOf(game.code, shape).cast[0].name;
    if (!first.has(name)) first.set(name, game);
  }
  return [...new Set([...first.values(), ...games.filter(({ code }) => FLAGSHIPS.has(code))])];
}

test('the head of every hero is inside the frame of every brand’s tile, narrow and wide', async () => {
  for (const { shape, display, language } of CUTS) {
    for (const { code, titles } of oneOfEach(shape)) {
      for (const wide of FLAGSHIPS.has(code) ? [false, true] : [false]) {
        const cut = { shape, display, wide };
        const { head } = await composeTile(code, cut, titles[language]);
        const where = `${figureOf(code, shape).cast[0].name} of ${code}, ${shape} ${wide ? 'wide' : ''}`;
        expect(isSeen(head, frameOf(cut)), `${where}: ${head.map(Math.round)}`).toBe(true);
      }
    }
  }
}, 120_000);

test('a head is where the drawing has it: nothing of the hero is far above it', async () => {
  for (const [name, cast] of casts) {
    const definitions = new Definitions();
    const figure: Figure = { cast, turned: 0, pose: 'upright', props: [] };
    const drawn = drawFigure(figure, definitions);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="400" height="400">${definitions}${drawn}</svg>`;
    const { data } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [left, top, right, bottom] = headOf(cast[0]).box;
    let highest = 200;
    let filled = 0;
    for (let y = -200; y < bottom; y += 1) {
      for (let x = Math.ceil(left); x < right; x += 1) {
        if ((data[((y + 200) * 400 + x + 200) * 4 + 3] ?? 0) < 128) continue;
        highest = Math.min(highest, y);
        if (y >= top) filled += 1;
      }
    }
    // Antlers, plumes and horns may be cut by a frame; a head is what is below them.
    expect(top - highest, name).toBeLessThanOrEqual(52);
    expect(filled / ((right - left) * (bottom - top)), name).toBeGreaterThan(0.2);
  }
});
