import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand, BRANDS_DIRECTORY } from '@palpite/brands/read-brand.ts';
import { readPromotions } from '@palpite/brands/read-promotions.ts';
import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { promotion } from '#modules/promotion/promotion.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();
let folder: string;
let sample: object;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-promotions-'));
  const [first] = await readPromotions(await readBrand(BRANDS_DIRECTORY, 'palpite'));
  sample = { ...first, id: 'by-hand', startsInDays: 0, endsInDays: 7 };
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'promotion' });
beforeEach(async () => {
  clear();
  await operator.services.database.delete(promotion);
});

const shown = async () =>
  (await operator.browser().client.call(endpoints.promotion.list, { query: {} })).list;
const states = async () => (await shown()).map(({ id, state }) => `${id} ${state}`);
const inHours = (hours: number) =>
  new Date(operator.clock.now.getTime() + hours * 3_600_000).toISOString();

async function file(content: unknown): Promise<string> {
  const path = join(folder, 'promotion.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

test('one put by command is shown at once; withdrawn it is not, and restored it is again', async () => {
  expect(await run('put', 'palpite', '--file', await file(sample))).toBe(0);
  expect(await states()).toEqual(['by-hand running']);
  expect(await run('remove', 'palpite', 'by-hand')).toBe(0);
  expect(await shown()).toEqual([]);
  expect(await run('restore', 'palpite', 'by-hand')).toBe(0);
  expect(await states()).toEqual(['by-hand running']);
});

test('a second put rewrites it, and a brand’s list shows the status of each', async () => {
  await run('put', 'palpite', '--file', await file(sample));
  const again = await file({ ...sample, category: 'vip' });
  expect(await run('put', 'palpite', '--file', again, '--from', inHours(1))).toBe(0);
  expect(await shown()).toMatchObject([{ category: 'vip', state: 'coming_soon' }]);
  await run('list', 'palpite');
  expect(said.at(-1)).toMatch(/^by-hand +vip +coming soon .* by command$/);
});

test('its times can be changed alone: begun earlier, ended, and without an end', async () => {
  await run('put', 'palpite', '--file', await file(sample), '--from', inHours(1));
  expect(await run('times', 'palpite', 'by-hand', '--from', inHours(-1))).toBe(0);
  expect(await states()).toEqual(['by-hand running']);
  expect(await run('times', 'palpite', 'by-hand', '--until', inHours(0))).toBe(0);
  expect(await shown()).toEqual([]);
  expect(await run('times', 'palpite', 'by-hand', '--until', 'never')).toBe(0);
  expect((await shown())[0]?.endsAt).toBeNull();
});

test.each([
  { what: 'no file', typed: () => ['put', 'palpite'], says: 'Missing --file.' },
  {
    what: 'a field that no promotion has',
    content: { markup: '<b>' },
    says: 'markup: Invalid key: Expected never but received "markup".',
  },
  {
    what: 'a missing language',
    content: { texts: {} },
    says: 'by-hand has no text in PT.',
  },
  {
    what: 'an end before the beginning',
    content: { startsInDays: 3, endsInDays: 2 },
    says: 'by-hand ends before it begins.',
  },
  {
    what: 'a name that nothing has',
    typed: () => ['remove', 'palpite', 'nothing'],
    says: 'palpite has no promotion nothing.',
  },
  {
    what: 'new times that are none',
    typed: () => ['times', 'palpite', 'by-hand'],
    says: 'Missing --from or --until.',
  },
])('$what is reported in a sentence, and nothing is shown', async ({ typed, content, says }) => {
  const words = typed?.() ?? ['put', 'palpite', '--file', await file({ ...sample, ...content })];
  expect(await run(...words)).toBe(1);
  expect(complained[0]).toBe(says);
  expect(await shown()).toEqual([]);
});

test('an end before the beginning is refused in options too', async () => {
  await run('put', 'palpite', '--file', await file(sample));
  const over = ['--until', inHours(-48)];
  expect(await run('times', 'palpite', 'by-hand', ...over)).toBe(1);
  expect(complained[0]).toBe('--until must be after --from.');
  expect(await states()).toEqual(['by-hand running']);
});
