import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderOptions, signInBefore } from '../../testing/render-app.tsx';
import { add, dialog, PLACE, page, place, slipOf, withOperator } from './testing.tsx';

/** An order whose answer was lost, and that a later version of the page sends in other words. */

const { betsOf, held, open } = withOperator();

/** The same body in other words: the operator compares texts. */
const inOtherWords = (body: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed()));

/** What the page sends is done in other words, as an earlier version sent it, and its answer is lost. */
function earlierVersion() {
  const sent: { readonly key: string | null; readonly status: number }[] = [];
  const intercept: RenderOptions['intercept'] = async (request, pass) => {
    if (!request.url.includes(PLACE)) return pass();
    const { url, headers } = request;
    const body = inOtherWords(await request.text());
    const earlier = new Request(url, { method: 'POST', headers, body });
    earlier.headers.set('Host', 'localhost');
    const { status } = await held.operator.app.fetch(earlier, { peerAddress: '203.0.113.7' });
    sent.push({ key: headers.get('Idempotency-Key'), status });
    throw new TypeError('Failed to fetch');
  };
  return { sent, intercept };
}

const WAS_PLACED = /^This slip was placed before, and is not placed again/;

test('an order that was placed is never placed again, whatever the page that repeats it writes', async () => {
  const { token } = await signInBefore(held.operator);
  const { sent, intercept } = earlierVersion();
  const first = await open({ intercept });
  await add(first, '07');
  await place(first);
  await (await dialog(first, 'Confirm your bets')).findByText(/^We do not know yet/);
  expect(sent).toMatchObject([{ status: 200 }]);
  cleanup();
  // The reload brings the later version, which asks by itself.
  const app = await open();
  const sheet = await dialog(app, 'Confirm your bets');
  expect(await sheet.findByText(WAS_PLACED)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^(Place|Ask again)/ })).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: 'Back' }));
  expect(slipOf(app).getByText('Your slip is empty')).toBeTruthy();
  expect(await betsOf(token)).toHaveLength(1);
  // The next one is another order.
  await add(app, '08');
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect(await betsOf(token)).toHaveLength(2);
});

test('in two tabs it is placed once, and neither offers it again', async () => {
  const { token } = await signInBefore(held.operator);
  const { sent, intercept } = earlierVersion();
  let isEarlier = true;
  const app = await open({
    intercept: (request, pass) => (isEarlier ? intercept(request, pass) : pass()),
  });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  await sheet.findByText(/^We do not know yet/);
  expect(sent).toMatchObject([{ status: 200 }]);
  const kept = Object.keys(localStorage).find((each) => each.startsWith('lotterySent:')) ?? '';
  const sealed = localStorage.getItem(kept);
  isEarlier = false;
  await app.user.click(sheet.getByRole('button', { name: 'Ask again' }));
  await sheet.findByText(WAS_PLACED);
  expect(localStorage.getItem(kept)).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: 'Back' }));
  // The other tab still has it, and asks again under the same key.
  localStorage.setItem(kept, sealed ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: kept }));
  await app.user.click(await page(app).findByRole('button', { name: 'Ask again' }));
  expect(await (await dialog(app, 'Confirm your bets')).findByText(WAS_PLACED)).toBeTruthy();
  expect(await betsOf(token)).toHaveLength(1);
});
