import { drawIssue } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signInBefore } from '../../../testing/render-app.tsx';
import { DICE, withOperator } from '../testing.tsx';
import { issueText } from '../../../parts/lottery/issue-text.ts';

const { held, open } = withOperator(['k3-1m']);

afterEach(() => vi.restoreAllMocks());

test('beside the board a member has the last draws, the newest first, each with its numbers', async () => {
  const numeros: string[] = [];
  for (let draw = 0; draw < 2; draw += 1) {
    numeros.unshift(await drawIssue(held.operator, held.operator.browser(), 'k3-1m'));
  }
  await signInBefore(held.operator);
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('80rem') ? '(min-width: 0px)' : query),
  );
  const { screen } = await open({}, DICE);
  const last = within(await screen.findByRole('region', { name: 'Last draws' }));
  // The newest is known with the sale; the others come a moment later.
  await waitFor(() => expect(last.getAllByRole('listitem')).toHaveLength(2));
  const rows = last.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^Issue /).textContent)).toEqual(
    numeros.map((numero) => `Issue ${issueText(numero, 'en')}`),
  );
  for (const row of rows) {
    const dice = within(row)
      .getAllByRole('img')
      .map((die) => Number(/\d$/.exec(die.getAttribute('aria-label') ?? '')?.[0]));
    expect(dice).toHaveLength(3);
    expect(row.querySelector('b')?.textContent).toBe(`${dice.reduce((sum, face) => sum + face)}`);
  }
});
