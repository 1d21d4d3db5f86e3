/** Random acts for the comparison of the ledger with its rules in memory. */
import fc from 'fast-check';
import type { ModelAccount } from './ledger-model.ts';

export const ACCOUNTS: readonly (ModelAccount & { readonly name: string })[] = [
  { name: 'anna:main', currency: 'BRL', guarded: true },
  { name: 'anna:hold', currency: 'BRL', guarded: true },
  { name: 'bruno:main', currency: 'BRL', guarded: true },
  { name: 'house:BRL', currency: 'BRL', guarded: false },
  { name: 'float:BRL', currency: 'BRL', guarded: false },
  { name: 'chloe:main', currency: 'USD', guarded: true },
  { name: 'house:USD', currency: 'USD', guarded: false },
];

const name = fc.oneof(
  // Mostly accounts of one currency, so that money moves; sometimes not.
  {
    weight: 12,
    arbitrary: fc.constantFrom(...ACCOUNTS.slice(0, 5).map((account) => account.name)),
  },
  { weight: 1, arbitrary: fc.constantFrom('chloe:main', 'house:USD', 'nobody') },
);
const amount = fc.bigInt({ min: 0n, max: 300n });
const pair = fc.tuple(name, name);
const posting = fc.record({
  pair,
  amount,
  currency: fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('BRL', 'USD') },
  ),
});
const postings = fc.array(posting, { minLength: 1, maxLength: 4 });
const label = fc.record({
  // Few keys, so that they are used again for something else; most get a fresh one.
  key: fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('k1', 'k2', 'k3') },
  ),
  kind: fc.constantFrom('bet', 'win', 'deposit'),
});
const earlier = fc.nat({ max: 60 });
/** One act on the accounts; what it refers to earlier is picked when it is carried out. */
export const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('post' as const), label, postings }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('fund' as const), label, amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('hold' as const),
      label,
      account: name,
      parts: fc.array(fc.record({ source: name, amount }), { minLength: 1, maxLength: 3 }),
      addTo: fc.option(earlier, { nil: undefined, freq: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('settle' as const, 'capture' as const),
      label,
      hold: earlier,
      destination: name,
      part: fc.option(amount, { nil: undefined }),
      also: fc.array(posting, { maxLength: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('release' as const),
      label,
      hold: earlier,
      part: fc.option(amount, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('correct' as const), label, transfer: earlier }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('repeat' as const), index: earlier }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('seal' as const) }) },
);
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
