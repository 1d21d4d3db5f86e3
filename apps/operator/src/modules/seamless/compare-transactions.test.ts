import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTransactions, differenceOf, type OurTransaction } from './compare-transactions.ts';
import type { TheirTransaction } from './vendors/vendor-client.ts';

const ours = fc.record({
  transactionId: fc.constantFrom('a', 'b', 'c', 'd'),
  kind: fc.constantFrom('bet' as const, 'win' as const, 'rollback' as const),
  roundId: fc.constantFrom('r1', 'r2'),
  playerId: fc.constantFrom('1', '2'),
  amountMinor: fc.constantFrom('0', '100', '250'),
  currency: fc.constant('BRL' as const),
  takenBack: fc.constant(false),
});
const asTheirs = (each: OurTransaction, state: TheirTransaction['state'] = 'accepted') => ({
  ...(each as OurTransaction & { currency: 'BRL' }),
  gameCode: 'lines-jungle-001',
  at: '2026-03-02T12:00:00.000Z',
  state,
});

test('a record compared with itself never differs', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ours, { selector: (each) => each.transactionId }), (records) => {
      const mine = new Map(records.map((each) => [each.transactionId, each]));
      const yours = new Map(records.map((each) => [each.transactionId, asTheirs(each)]));
      expect(compareTransactions(mine, yours, new Set(mine.keys()))).toEqual([]);
    }),
  );
});

test('a difference in any one field is a difference', () => {
  fc.assert(
    fc.property(ours, ours, (first, second) => {
      const other = { ...second, transactionId: first.transactionId };
      const same = JSON.stringify(first) === JSON.stringify(other);
      expect(differenceOf(first, asTheirs(other))).toBe(same ? undefined : 'amount_differs');
    }),
  );
});

test('only due calls are compared', () => {
  const record = {
    transactionId: 'a',
    kind: 'bet',
    roundId: 'r',
    playerId: '1',
    amountMinor: '1',
    currency: 'BRL',
    takenBack: false,
  } as const;
  expect(compareTransactions(new Map([['a', record]]), new Map(), new Set())).toEqual([]);
  expect(compareTransactions(new Map([['a', record]]), new Map(), new Set(['a']))).toMatchObject([
    { kind: 'missing_there', theirs: null },
  ]);
});
