import { endpoints } from '@palpite/contract';
import { numeroOf } from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderOptions, signInBefore } from '../../testing/render-app.tsx';
import {
  add,
  DICE,
  dialog,
  linesOf,
  PLACE,
  page,
  place,
  slipOf,
  withOperator,
} from './testing.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';

const { betsOf, held, open, setClock } = withOperator();

/** The operator does the act, and its answers do not arrive. */
function losing(lost: { count: number }) {
  const keys: (string | null)[] = [];
  const intercept: RenderOptions['intercept'] = async (request, pass) => {
    const response = await pass();
    if (!request.url.includes(PLACE)) return response;
    keys.push(request.headers.get('Idempotency-Key'));
    lost.count -= 1;
    if (lost.count >= 0) throw new TypeError('Failed to fetch');
    return response;
  };
  return { keys, intercept };
}

test('a lost answer bets once: the slip is sealed and asked for again under its key', async () => {
  const { token } = await signInBefore(held.operator);
  const { keys, intercept } = losing({ count: 2 });
  const app = await open({ intercept });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(await sheet.findByText(/^We do not know yet whether your slip was placed/)).toBeTruthy();
  await app.user.click(sheet.getByRole('button', { name: 'Not now' }));
  // What was sent cannot be changed, and nothing else goes out before its answer.
  expect(slipOf(app).getByRole('button', { name: 'Delete line 1' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(slipOf(app).getByRole('button', { name: /^Place/ })).toHaveProperty('disabled', true);
  await app.user.click(slipOf(app).getByRole('button', { name: 'Ask again' }));
  const second = await dialog(app, 'Confirm your bets');
  expect(await second.findByText(/^We do not know yet/)).toBeTruthy();
  await app.user.click(second.getByRole('button', { name: 'Ask again' }));
  await dialog(app, 'Your bets are placed');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await betsOf(token)).toHaveLength(1);
});

/** What another tab does to this browser's storage. */
function inAnotherTab(name: 'lotterySent' | 'lotterySlip', value: string | null): void {
  const key = Object.keys(localStorage).find((each) => each.startsWith(`${name}:`)) ?? '';
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('where another tab has had the lost answer, this one says no more that it is unknown, and sends nothing', async () => {
  const { token } = await signInBefore(held.operator);
  const { keys, intercept } = losing({ count: 1 });
  const app = await open({ intercept });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  await sheet.findByText(/^We do not know yet/);
  inAnotherTab('lotterySent', null);
  inAnotherTab('lotterySlip', null);
  await waitFor(() => expect(app.screen.queryByText(/^We do not know yet/)).toBeNull());
  expect(app.screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  expect(keys).toHaveLength(1);
  expect(await betsOf(token)).toHaveLength(1);
});

test('what is asked for again is the order that is sealed now, which another tab has sent since', async () => {
  await signInBefore(held.operator);
  const { keys, intercept } = losing({ count: 1 });
  const app = await open({ intercept });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  await sheet.findByText(/^We do not know yet/);
  const kept = Object.keys(localStorage).find((each) => each.startsWith('lotterySent:')) ?? '';
  const order = JSON.parse(localStorage.getItem(kept) ?? '{}');
  const key = crypto.randomUUID();
  inAnotherTab('lotterySent', JSON.stringify({ ...order, key }));
  // The sheet of the earlier one closes; the slip says that one is on its way.
  const again = () => app.screen.getAllByRole('button', { name: 'Ask again' });
  await waitFor(() => expect(again()).toHaveLength(1));
  await app.user.click(again()[0] as HTMLElement);
  await dialog(app, 'Your bets are placed');
  expect(keys).toEqual([order.key, key]);
  expect(localStorage.getItem(kept)).toBeNull();
});

test('a page that was reloaded finds the slip that was sent, and asks again by itself', async () => {
  const { token } = await signInBefore(held.operator);
  const { intercept } = losing({ count: 1 });
  const first = await open({ intercept });
  await add(first, '07');
  await place(first);
  await (await dialog(first, 'Confirm your bets')).findByText(/^We do not know yet/);
  cleanup();
  const app = await open();
  await dialog(app, 'Your bets are placed');
  expect(await betsOf(token)).toHaveLength(1);
  expect(slipOf(app).getByText('Your slip is empty')).toBeTruthy();
});

test('a refusal that says nothing of the act leaves a slip that was sent sealed', async () => {
  const { token } = await signInBefore(held.operator);
  let refuses = false;
  const { intercept } = losing({ count: 1 });
  const app = await open({
    intercept: async (request, pass) =>
      refuses && request.url.includes(PLACE)
        ? Response.json(
            { success: false, message: 'too_many_requests', value: { retryAfterSeconds: 30 } },
            { status: 429 },
          )
        : intercept(request, pass),
  });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  await sheet.findByText(/^We do not know yet/);
  refuses = true;
  await app.user.click(sheet.getByRole('button', { name: 'Ask again' }));
  expect(await sheet.findByText(/^Too many attempts/)).toBeTruthy();
  refuses = false;
  await app.user.click(sheet.getByRole('button', { name: 'Ask again' }));
  await dialog(app, 'Your bets are placed');
  expect(await betsOf(token)).toHaveLength(1);
});

test('of an issue that has closed nothing is taken; the numbers go on to the next one on request', async () => {
  const { token } = await signInBefore(held.operator);
  const visitor = held.operator.browser();
  const numero = await numeroOf(visitor, 'k3-1m');
  const { onSale } = await visitor.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: 'k3-1m' },
  });
  // A whole minute is left, which passes for the operator alone.
  await setClock(onSale?.opensAt);
  const app = await open({}, DICE);
  await add(app, /^Big/);
  await slipOf(app).findByText(`Issue ${issueText(numero, 'en')}`);
  await setClock(onSale?.closesAt);
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(
    await sheet.findByText(
      new RegExp(`^Issue ${issueText(numero, 'en')} closed at .*Nothing was placed`),
    ),
  ).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(await sheet.findByRole('button', { name: /^Go on to issue/ }));
  await app.user.click(await sheet.findByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map((bet) => bet.numero)).not.toContain(numero);
});

test('a price that has changed is shown as old and new, and placed only when it is agreed to', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({
    intercept: async (request, pass) => {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/game?')) return response;
      const answer = await response.json();
      for (const { row } of answer.value.plays) row.units *= 2;
      return Response.json(answer, { headers: response.headers });
    },
  });
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(await sheet.findByText(/R\$0\.40 → R\$0\.20/)).toBeTruthy();
  expect(sheet.getByText('Total').nextSibling?.textContent).toBe('R$0.40R$0.20');
  expect(sheet.getByText('Balance after').nextSibling?.textContent).toBe('R$999.80');
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(sheet.getByRole('button', { name: 'Place at the new price, R$0.20' }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ stakeMinor }) => stakeMinor)).toEqual(['20']);
});

test('a balance that is too low leads to the deposit, and a line that is refused is named, and left out on request', async () => {
  await signInBefore(held.operator);
  let full = false;
  const app = await open({
    intercept: async (request, pass) =>
      full && request.url.includes(PLACE)
        ? Response.json(
            { success: false, message: 'exposure_full', value: { line: 1 } },
            { status: 409 },
          )
        : pass(),
  });
  const price = page(app).getByRole('textbox', { name: 'Price of a unit' });
  await app.user.clear(price);
  await app.user.type(price, '1,500');
  await add(app, '07');
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect((await sheet.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toContain(
    'member=depositv2',
  );
  await app.user.click(sheet.getByRole('button', { name: 'Back' }));
  await app.user.clear(price);
  await app.user.type(price, '1');
  await add(app, '08');
  full = true;
  await place(app);
  const again = await dialog(app, 'Confirm your bets');
  const refused = within(await again.findByRole('list', { name: 'Refused lines' }));
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Line 2.*08.*This draw takes no more on one of these numbers/),
  ]);
  const bets = within(again.getByRole('list', { name: 'Your bets' }));
  expect(bets.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('07'),
  ]);
  // The same slip would be refused again, so it is not offered again.
  expect(again.queryByRole('button', { name: /^Place/ })).toBeNull();
  await app.user.click(again.getByRole('button', { name: 'Go on with the other lines' }));
  expect(await again.findByRole('button', { name: 'Place R$1,500.00' })).toBeTruthy();
  expect(again.queryByRole('list', { name: 'Refused lines' })).toBeNull();
  expect(linesOf(app)).toHaveLength(2);
});
