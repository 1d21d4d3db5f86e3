import { expect, test } from 'vitest';
import type { RoundView } from '../../api-shapes.ts';
import { troubleOfRound } from './notices.ts';

const refused = (refusal: string) =>
  troubleOfRound({ state: 'refused', refusal } satisfies Partial<RoundView> as RoundView);

test.each([
  ['insufficient_funds', 'funds'],
  ['session_ended', 'session'],
  ['reauthentication_required', 'proof'],
  ['game_closed', 'maintenance'],
  ['currency_mismatch', 'refused'],
  ['a word of a wallet to come', 'refused'],
])('a stake that the wallet refused with %s shows the notice "%s"', (refusal, trouble) => {
  expect(refused(refusal)).toBe(trouble);
});
