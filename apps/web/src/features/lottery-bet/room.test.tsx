import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInBefore } from '../../testing/render-app.tsx';
import { dialog, linesOf, page, place, press, slipOf, withOperator } from './testing.tsx';

const { betsOf, held, leave, open } = withOperator();

test('a number at its cap cannot be chosen and says so, one near it says what a unit may cost', async () => {
  const { token } = await signInBefore(held.operator);
  const first = await open();
  for (const number of ['07', '08', '09']) await press(first, number);
  await press(first, 'Bet now');
  const sheet = await dialog(first, 'Confirm your bets');
  await first.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(first, 'Your bets are placed');
  cleanup();
  // Of a price of 95 to 1: nothing on one number, R$0.50 on the other.
  await leave('07', 189);
  await leave('08', 95 * 50);
  const app = await open();
  const full = await page(app).findByRole('button', { name: '07 full, takes no more' });
  expect(full.getAttribute('aria-disabled')).toBe('true');
  expect(full.textContent).toContain('full');
  const near = page(app).getByRole('button', { name: '08 ≤ 0.5, at most R$0.50 a unit' });
  expect(page(app).getByRole('button', { name: '09' }).getAttribute('aria-disabled')).toBeNull();
  await app.user.click(full);
  expect(full.getAttribute('aria-pressed')).toBe('false');
  await app.user.click(near);
  await press(app, 'Raise the price');
  expect(
    page(app).getByText(
      'On 08 a unit may cost R$0.50 at most now. Choose a lower price or another number.',
    ),
  ).toBeTruthy();
  expect(page(app).getByRole('button', { name: 'Add to slip' })).toHaveProperty('disabled', true);
  await press(app, 'Lower the price');
  await press(app, 'Add to slip');
  expect(linesOf(app)[0]?.textContent).toContain('08');
  // A whole row is taken without the full one.
  await press(app, 'head 0, the whole row');
  await press(app, 'Add to slip');
  expect(linesOf(app)[1]?.textContent).toContain('00 01 02 03 04 05 06 08 09');
  expect(await betsOf(token)).toHaveLength(1);
});

test('a cap that was reached after the board was read refuses the line, and marks the number', async () => {
  await signInBefore(held.operator);
  const app = await open();
  await press(app, '09');
  await press(app, 'Add to slip');
  await leave('09', 0);
  const button = slipOf(app).getByRole('button', { name: /^Place/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await app.user.click(button);
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  expect(await sheet.findByText(/^This draw takes no more on 09/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^(Place|Bet)/ })).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: 'Back' }));
  expect(await page(app).findByRole('button', { name: '09 full, takes no more' })).toBeTruthy();
});

test('a refused line can be placed at the price that the draw still takes, or deleted; the others stay as they are', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open();
  await press(app, 'Raise the price');
  for (const number of ['18', '19', '20']) {
    await press(app, number);
    await press(app, 'Add to slip');
  }
  // Of a price of 95 to 1: R$0.50 on one number, nothing on the other.
  await leave('18', 95 * 50);
  await leave('19', 0);
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(await sheet.findByRole('button', { name: 'Bet R$0.50 a unit' }));
  await app.user.click(await sheet.findByRole('button', { name: 'Place R$4.50' }));
  const refused = within(await sheet.findByRole('list', { name: 'Refused lines' }));
  expect(await refused.findByText(/^This draw takes no more on 19/)).toBeTruthy();
  expect(refused.getAllByRole('listitem')).toHaveLength(1);
  await app.user.click(refused.getByRole('button', { name: 'Delete line 2' }));
  await app.user.click(await sheet.findByRole('button', { name: 'Place R$2.50' }));
  await dialog(app, 'Your bets are placed');
  const stakes = (await betsOf(token)).map(({ stakeMinor }) => stakeMinor);
  expect(stakes.toSorted()).toEqual(['200', '50']);
});
