import { expect, test } from 'vitest';
import { largestWinMinor } from './largest-win.ts';
import { largestWinTogether } from './largest-win-together.ts';
import { PLAYS } from './plays.ts';
import { priced } from './price.ts';
import { EMPTY } from './selection.ts';

const UNIT = 10_000n;
const line = (code: string, ...symbols: string[]) => {
  const play = PLAYS.k3.find((each) => each.code === code);
  if (!play) throw new RangeError(code);
  return { play: priced(play, 1956), selection: { ...EMPTY, areas: [symbols] } };
};
const alone = ({ play, selection }: ReturnType<typeof line>) =>
  largestWinMinor(play, selection, UNIT);

test('lines that cannot win at one draw are not added up', () => {
  const [big, three] = [line('sum-size-strict', 'big'), line('sum', '3')];
  expect(largestWinTogether([big, three], UNIT)).toBe(alone(three));
});

test('lines that win together are added up, each rounded down alone', () => {
  const [pair, sum, triple] = [line('any-pair', '6'), line('sum', '18'), line('exact-triple', '6')];
  expect(largestWinTogether([pair, sum, triple], UNIT)).toBe(
    alone(pair) + alone(sum) + alone(triple),
  );
  // A triple loses the big sum.
  expect(largestWinTogether([pair, sum, line('sum-size-strict', 'big')], UNIT)).toBe(
    alone(pair) + alone(sum),
  );
});

test('one line is what it is alone, and none wins nothing', () => {
  const sums = line('sum', '10', '11');
  expect(largestWinTogether([sums], UNIT)).toBe(alone(sums));
  expect(largestWinTogether([], UNIT)).toBe(0n);
});
