import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Hand, LETTERS, type Lettering, letter, letterIn } from './lettering.ts';
import { vendorWordmark } from './marks.ts';

/** The thinnest and the boldest hand that marks are drawn in. */
const HANDS: readonly Hand[] = [
  { weight: 0.11, space: 0.14 },
  { weight: 0.2, space: 0.14 },
];

const svgOf = ({ d, weight, width, height }: Lettering) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} ${height + 8}" width="${width + 8}" height="${height + 8}"><path d="${d}" fill="none" stroke="#000" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The drawing's ink, as one figure a pixel. */
async function inkOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_y, y) => data[y * info.width + x] ?? 0),
  );
  return { columns, width: info.width };
}

/** How many pieces stand side by side, with a column between them that has no ink. */
async function piecesOf(drawn: Lettering): Promise<number> {
  const { columns } = await inkOf(svgOf(drawn));
  const inked = columns.map((column) => column.some((alpha) => alpha > 16));
  return inked.filter((has, x) => has && !inked[x - 1]).length;
}

describe('two letters of a mark never touch', () => {
  for (const hand of HANDS) {
    for (const first of [...LETTERS, 'Ă', 'À', 'Ì', 'Ũ']) {
      test(`${first} before and after every letter, ${hand.weight} thick`, async () => {
        const row = LETTERS.map((second) => `${first}${second}`).join('');
        expect(await piecesOf(letter(row, 60, hand))).toBe(row.length);
      });
    }
  }
});

test('a mark’s letters lie within the width and height that it tells', async () => {
  for (const name of ['LUMEN', 'TRĂNG VÀNG', 'QUIET COMET', 'E-CHECK', 'GG & CC', 'DÉBITO']) {
    const drawn = letter(name, 60, { weight: 0.17, space: 0.18 });
    const { columns, width } = await inkOf(svgOf(drawn));
    const has = (x: number) => (columns[x] ?? []).some((alpha) => alpha > 16);
    expect([0, 1, 2, width - 3, width - 2, width - 1].filter(has), name).toEqual([]);
    expect([3, 4, 5].some(has) && [width - 6, width - 5, width - 4].some(has), name).toBe(true);
    const above = columns.some((column) => column.slice(0, 3).some((alpha) => alpha > 16));
    expect(above, name).toBe(false);
  }
});

test('a long name takes more lines rather than letters too small to read', () => {
  const room = { width: 140, height: 42 };
  const hand = { weight: 0.14, space: 0.18 };
  const short = letterIn(room, 'Mooncask', 18, hand);
  expect(short.size).toBe(18);
  const long = letterIn(room, 'Paper Lantern Works', 18, hand);
  expect(long.size).toBeGreaterThanOrEqual(11);
  expect(long.height).toBeGreaterThan(long.size * 2);
  for (const { width, height } of [short, long]) {
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
  }
});

test('every vendor’s name is at least 8 px tall where the footer draws its wordmark 32 px high', async () => {
  for (const { code, name } of SANDBOX_VENDORS) {
    const drawing = vendorWordmark(code, name);
    const [, height = ''] = / height="([\d.]+)"/.exec(drawing) ?? [];
    const [, weight = ''] = /stroke-width="([\d.]+)"/.exec(drawing) ?? [];
    const { columns, width } = await inkOf(drawing);
    // Beside the sign, from the first inked row to the last one of the first line.
    const rows = Array.from({ length: Number(height) }, (_, y) =>
      columns.slice(Math.ceil(width * 0.26)).some((column) => (column[y] ?? 0) > 16),
    );
    const lines = rows.reduce<number[]>((runs, has, y) => {
      if (!has) return runs;
      return rows[y - 1] ? [...runs.slice(0, -1), (runs.at(-1) ?? 0) + 1] : [...runs, 1];
    }, []);
    const tallest = (Math.max(...lines) * 32) / Number(height);
    expect(tallest, name).toBeGreaterThanOrEqual(8);
    expect(Number(weight), name).toBeGreaterThan(1);
  }
});
