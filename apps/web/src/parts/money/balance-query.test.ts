import type { WalletBalance } from '@palpite/contract/wallet.ts';
import { expect, test } from 'vitest';
import { laterOf } from './balance-query.ts';

const reading = (sum: [string, string], held: [string, string]): WalletBalance => ({
  sumBalance: sum[0],
  held: held[0],
  versions: { sumBalance: sum[1], held: held[1] },
  currency: 'BRL',
  asOf: '2026-03-02T12:00:00.000Z',
});

test('a later reading replaces an earlier one, and one that comes late changes nothing', () => {
  const before = reading(['100', '9007199254740993'], ['0', '4']);
  const after = reading(['150', '9007199254740994'], ['0', '4']);
  expect(laterOf(before, after)).toEqual(after);
  expect(laterOf(after, before)).toEqual({ ...before, ...pick(after) });
  expect(laterOf(undefined, before)).toEqual(before);
});
const pick = ({ sumBalance, versions }: WalletBalance) => ({ sumBalance, versions });

test('the free and the held amount are each as of the later reading of their own', () => {
  const one = reading(['100', '8'], ['20', '3']);
  const other = reading(['80', '7'], ['40', '5']);
  for (const merged of [laterOf(one, other), laterOf(other, one)]) {
    expect(merged).toMatchObject({ sumBalance: '100', held: '40' });
  }
});

test('a stake that a page deducts ahead shows until the operator’s own figure comes', () => {
  const shown = reading(['100', '8'], ['0', '3']);
  const ahead = { ...shown, sumBalance: '90' };
  expect(laterOf(shown, ahead).sumBalance).toBe('90');
  expect(laterOf(ahead, reading(['95', '9'], ['0', '3'])).sumBalance).toBe('95');
});
