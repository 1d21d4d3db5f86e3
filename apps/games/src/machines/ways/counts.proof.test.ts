import { expect, test } from 'vitest';
import { WAYS_COUNTS } from './counts.ts';
import { countSpins } from './exact-return.ts';
import { WAYS_REELS } from './reels.ts';

test('the counts of the 243-ways machine are those of all its spins', () => {
  expect(countSpins(WAYS_REELS)).toEqual(WAYS_COUNTS);
});
