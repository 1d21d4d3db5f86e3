import { expect, test } from 'vitest';
import { CASCADE_COUNTS } from './counts.ts';
import { countRounds } from './exact-return.ts';
import { CASCADE_REELS } from './reels.ts';

test('the counts of the cascade machine are those of all its rounds', () => {
  expect(countRounds(CASCADE_REELS)).toEqual(CASCADE_COUNTS);
});
