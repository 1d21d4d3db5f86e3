import { expect, test } from 'vitest';
import { createGameCounts } from './game-counts.ts';

function counting() {
  let time = 0;
  let counted = 0;
  const counts = createGameCounts(() => new Date(time));
  const ask = (filter: string, games = 7) =>
    counts.get(filter, () => {
      counted += 1;
      return Promise.resolve(games);
    });
  return { ask, wait: (milliseconds: number) => void (time += milliseconds), times: () => counted };
}

test('a recent count is not repeated; another filter is counted', async () => {
  const { ask, wait, times } = counting();
  expect(await ask('slots')).toBe(7);
  wait(9_999);
  expect(await ask('slots', 8)).toBe(7);
  expect(times()).toBe(1);
  expect(await ask('fish', 3)).toBe(3);
  expect(times()).toBe(2);
});

test('a changed catalogue is counted again within ten seconds', async () => {
  const { ask, wait } = counting();
  await ask('slots');
  wait(10_000);
  expect(await ask('slots', 8)).toBe(8);
});

test('a failed count is repeated', async () => {
  const counts = createGameCounts(() => new Date(0));
  await expect(counts.get('slots', () => Promise.reject(new Error('lost')))).rejects.toThrow(
    'lost',
  );
  expect(await counts.get('slots', () => Promise.resolve(2))).toBe(2);
});

test('whatever the searches, only a thousand counts are cached', async () => {
  const { ask, times } = counting();
  for (let at = 0; at <= 1_000; at += 1) await ask(`name ${at}`);
  await ask('name 1000');
  expect(times()).toBe(1_001);
  await ask('name 0');
  expect(times()).toBe(1_002);
});
