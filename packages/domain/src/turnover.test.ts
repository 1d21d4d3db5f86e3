import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pourStakes } from './turnover.ts';

const stretch = (requiredMinor: number, stakedMinor: number) => ({
  requiredMinor: BigInt(requiredMinor),
  stakedMinor: BigInt(stakedMinor),
});

test.each([
  ['nothing is asked for', [], []],
  ['nothing was staked', [stretch(100, 0)], [0n]],
  ['a part was staked', [stretch(100, 40)], [40n]],
  ['more was staked than is asked for', [stretch(100, 140)], [100n]],
  ['the oldest is met first', [stretch(100, 40), stretch(50, 80)], [100n, 20n]],
  [
    'what was staked before the second began is not kept for it',
    [stretch(100, 140), stretch(50, 0)],
    [100n, 0n],
  ],
])('when %s, that much of each requirement is done', (_when, stretches, done) => {
  expect(pourStakes(stretches)).toEqual(done);
});

const stretches = fc.array(
  fc.record({
    requiredMinor: fc.bigInt({ min: 0n, max: 1_000n }),
    stakedMinor: fc.bigInt({ min: 0n, max: 1_000n }),
  }),
  { maxLength: 8 },
);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n);

test('one stake counts once: no more is done than was staked, and of none more than it asks for', () => {
  fc.assert(
    fc.property(stretches, (asked) => {
      const done = pourStakes(asked);
      expect(sum(done) <= sum(asked.map(({ stakedMinor }) => stakedMinor))).toBe(true);
      done.forEach((each, at) => expect(each <= (asked[at]?.requiredMinor ?? 0n)).toBe(true));
    }),
  );
});

test('staking more never undoes anything, and a later requirement takes nothing from an earlier one', () => {
  fc.assert(
    fc.property(stretches, fc.bigInt({ min: 0n, max: 500n }), (asked, more) => {
      const before = pourStakes(asked);
      const raised = asked.map((each, at) =>
        at === asked.length - 1 ? { ...each, stakedMinor: each.stakedMinor + more } : each,
      );
      pourStakes(raised).forEach((each, at) => expect(each >= (before[at] ?? 0n)).toBe(true));
      const longer = [...asked, { requiredMinor: 700n, stakedMinor: more }];
      pourStakes(longer)
        .slice(0, asked.length)
        .forEach((each, at) => expect(each >= (before[at] ?? 0n)).toBe(true));
    }),
  );
});
