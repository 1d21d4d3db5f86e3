import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRANDS_DIRECTORY, readBrands } from './read-brand.ts';
import { readPromotions } from './read-promotions.ts';

test('each brand shows its promotions with figures of its own, none of them twice', async () => {
  const brands = await readBrands();
  for (const brand of brands) {
    const promotions = await readPromotions(brand);
    const posters = promotions.map(({ art: { poster } }) => poster);
    expect(posters).not.toContain(undefined);
    const files = posters.flatMap((poster) => {
      if (!poster) return [];
      const { picture, isCutOut } = poster;
      return isCutOut ? [`${picture}.svg`] : [`${picture}-wide.avif`, `${picture}-phone.avif`];
    });
    expect(new Set(files).size).toBe(files.length);
    const missing = files.filter(
      (file) => !existsSync(join(BRANDS_DIRECTORY, brand.code, 'art', file)),
    );
    expect(missing).toEqual([]);
  }
});
