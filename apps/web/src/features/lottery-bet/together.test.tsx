import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInBefore } from '../../testing/render-app.tsx';
import { dialog, linesOf, page, press, slipOf, withOperator } from './testing.tsx';

const { betsOf, held, open } = withOperator(['k3-1m']);

/** As the hall names it: any play of the board opens all of them. */
const BASIC = '/elott?gameCode=k3-1m&playType=sum';

test('one board has big and small, sums, pairs and triples, and each play makes a line of its own', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, BASIC);
  for (const name of [
    'Sum: big or small, triples lose',
    'Sum',
    'Any pair',
    'One triple',
    'Any triple',
  ]) {
    expect(page(app).getByRole('group', { name })).toBeTruthy();
  }
  await press(app, /^Big, pays /);
  await press(app, /^10, pays /);
  await press(app, /^11, pays /);
  await press(app, /^6 6, pays /);
  expect(page(app).getByText('4 bets × R$0.20')).toBeTruthy();
  await press(app, 'Add to slip');
  await waitFor(() => expect(linesOf(app)).toHaveLength(3));
  expect(
    page(app)
      .getByRole('button', { name: /^Big, pays / })
      .getAttribute('aria-pressed'),
  ).toBe('false');
  const button = slipOf(app).getByRole('button', { name: 'Place R$0.80' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await app.user.click(button);
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ play }) => play).toSorted()).toEqual([
    'any-pair',
    'sum',
    'sum-size-strict',
  ]);
});

test('the largest win of lines that cannot win together is not their sum', async () => {
  const app = await open({}, BASIC);
  const most = () => page(app).getByText(/^Wins .* at most, stake included$/).textContent;
  await press(app, /^3, pays /);
  const alone = most();
  await press(app, /^Big, pays /);
  expect(most()).toBe(alone);
});

test('all of the board is cleared at once, and a line is changed on a board of its own', async () => {
  const app = await open({}, BASIC);
  await press(app, /^Small, pays /);
  await press(app, /^5 5 5, pays /);
  await press(app, 'Clear all');
  expect(page(app).getByRole('button', { name: 'Add to slip' })).toHaveProperty('disabled', true);
  await press(app, /^1 1, pays /);
  await press(app, 'Add to slip');
  await slipOf(app).findByRole('list', { name: 'Lines of the slip' });
  const [line] = linesOf(app);
  await app.user.click(within(line as HTMLElement).getByRole('button', { name: 'Edit line 1' }));
  expect(await page(app).findByRole('button', { name: 'Change the line' })).toBeTruthy();
  expect(page(app).queryByRole('group', { name: 'One triple' })).toBeNull();
});
