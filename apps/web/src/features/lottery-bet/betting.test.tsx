import { endpoints } from '@palpite/contract';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { makeIssues, numeroOf, playOnly } from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** Two digits of the special prize: a number costs one unit, R$0.20 to begin with. */
const ADDRESS = '/vnlottery?gameCode=vn-north&playType=de';
const PLACE = endpoints.lottery.placeSlip.path;

let operator: TestOperator;
let start: Date;
beforeAll(async () => {
  await Promise.all([import('./betting-screen.tsx'), import('./place/place-sheet.tsx')]);
  operator = await createTestOperator({
    limits: { generalPerMinute: 100_000, moneyPerMinute: 1_000, loginPerAddressPerMinute: 1_000 },
  });
  await makeIssues(operator);
  await playOnly(operator, ['vn-north', 'k3-1m']);
  start = operator.clock.now;
});
beforeEach(() => setClock(start));
afterEach(closeApp);
afterAll(() => operator.close());

async function setClock(instant: Date | string = ''): Promise<void> {
  operator.clock.now = new Date(instant);
  await operator.clock.isSet();
}

const page = ({ screen }: App) => within(screen.getByRole('main'));
const slipOf = ({ screen }: App) => within(screen.getByRole('region', { name: 'Slip' }));
const linesOf = (app: App) =>
  within(slipOf(app).getByRole('list', { name: 'Lines of the slip' })).getAllByRole('listitem');
const press = (app: App, name: string | RegExp) =>
  app.user.click(page(app).getByRole('button', { name }));

async function open(options?: RenderOptions, address = ADDRESS): Promise<App> {
  const app = await renderApp(operator, address, options);
  await page(app).findByRole('button', { name: 'Add to slip' });
  return app;
}

/** Numbers of the board, and then the button. */
async function add(app: App, ...numbers: (string | RegExp)[]) {
  for (const number of numbers) await press(app, number);
  await press(app, 'Add to slip');
}

const dialog = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** The way back that a notice offers. */
const undo = ({ screen, user }: App, notice: string) =>
  user.click(
    within(screen.getByText(notice).parentElement ?? document.body).getByRole('button', {
      name: 'Undo',
    }),
  );

/** From the slip to its receipt. */
async function place(app: App) {
  await app.user.click(slipOf(app).getByRole('button', { name: /^Place/ }));
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
}

async function betsOf(token: string) {
  const { list } = await clientWith(operator, token).call(endpoints.lottery.listBets, {
    query: {},
  });
  return list;
}

test('[ROUTE-05] the address names the play, and another one takes its place there', async () => {
  const app = await open();
  expect(app.screen.getByRole('radio', { name: /^Special prize, last 2/ })).toHaveProperty(
    'checked',
    true,
  );
  await app.user.click(app.screen.getByRole('radio', { name: /^First prize, last 2/ }));
  await waitFor(() =>
    expect(app.router.state.location.search).toMatchObject({ playType: 'de-g1' }),
  );
  expect(app.router.history.length).toBe(1);
});

test('a member sees the price in words before the button, places a slip and finds it among the bets', async () => {
  const { token } = await signInBefore(operator);
  const app = await open();
  await press(app, '07');
  await press(app, '11');
  expect(page(app).getByText('2 numbers × R$0.20 =')).toBeTruthy();
  expect(page(app).getByText(/^Wins R\$\d+\.\d\d at most, stake included$/)).toBeTruthy();
  await press(app, 'R$2.00');
  expect(page(app).getByText('2 numbers × R$2.00 =')).toBeTruthy();
  await press(app, 'Add to slip');
  await app.user.click(slipOf(app).getByRole('button', { name: 'Place R$4.00' }));
  const sheet = await dialog(app, 'Confirm your bets');
  expect(await sheet.findByText('R$996.00')).toBeTruthy();
  expect(sheet.getByText('Can be cancelled until')).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(sheet.getByRole('button', { name: 'Place R$4.00' }));
  const receipt = await dialog(app, 'Your bets are placed');
  const [bet] = await betsOf(token);
  expect(bet).toMatchObject({
    play: 'de',
    stakeMinor: '400',
    selection: { areas: [['07', '11']] },
  });
  expect(receipt.getByRole('link', { name: bet?.order ?? '' })).toBeTruthy();
  expect(receipt.getByText('R$996.00')).toBeTruthy();
  await app.user.click(receipt.getByRole('button', { name: 'Go on' }));
  expect(slipOf(app).getByText('Your slip is empty')).toBeTruthy();
  expect(await slipOf(app).findByText('R$996.00')).toBeTruthy();
  await app.user.click(await slipOf(app).findByRole('button', { name: 'Repeat my last slip' }));
  expect(linesOf(app)[0]?.textContent).toContain('07 11');
});

test('three taps place a straight bet, and leave the slip as it is', async () => {
  const { token } = await signInBefore(operator);
  const app = await open();
  await add(app, '50');
  await press(app, '33');
  await press(app, 'Bet now');
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ selection }) => selection.areas)).toEqual([[['33']]]);
  expect(linesOf(app)).toHaveLength(1);
});

test('[PERM-04] a visitor sees all prices, is asked to log in at the press, and keeps the slip', async () => {
  const app = await open();
  await add(app, '07');
  expect(slipOf(app).getByRole('button', { name: 'Place R$0.20' })).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Place R$0.20' }));
  expect(await app.screen.findByRole('dialog', { name: /log in/i })).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await signInBefore(operator);
  const member = await open();
  await waitFor(() => expect(linesOf(member)).toHaveLength(1));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lotterySlip:'))).toHaveLength(1);
});

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
  const { token } = await signInBefore(operator);
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

test('a page that was reloaded finds the slip that was sent, and asks again by itself', async () => {
  const { token } = await signInBefore(operator);
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
  const { token } = await signInBefore(operator);
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
  const { token } = await signInBefore(operator);
  const visitor = operator.browser();
  const numero = await numeroOf(visitor, 'k3-1m');
  const { onSale } = await visitor.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: 'k3-1m' },
  });
  // A whole minute is left, which passes for the operator alone.
  await setClock(onSale?.opensAt);
  const app = await open({}, '/elott?gameCode=k3-1m&playType=sum-size');
  await add(app, /^Big/);
  await setClock(onSale?.closesAt);
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(
    await sheet.findByText(new RegExp(`^Issue ${numero} closed at .*Nothing was placed`)),
  ).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(await sheet.findByRole('button', { name: /^Go on to issue/ }));
  await app.user.click(await sheet.findByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map((bet) => bet.numero)).not.toContain(numero);
});

test('a slip whose issue has passed goes on to the next one, says that nothing was taken, and is confirmed again', async () => {
  const { token } = await signInBefore(operator);
  const visitor = operator.browser();
  const first = await open({}, '/elott?gameCode=k3-1m&playType=sum-size');
  const numero = await numeroOf(visitor, 'k3-1m');
  await add(first, /^Big/);
  await waitFor(() => expect(slipOf(first).getByText(`Issue ${numero}`)).toBeTruthy());
  cleanup();
  const { onSale } = await visitor.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: 'k3-1m' },
  });
  await setClock(onSale?.closesAt);
  const app = await open({}, '/elott?gameCode=k3-1m&playType=sum-size');
  expect(
    await slipOf(app).findByText(
      new RegExp(`^Issue ${numero} has closed. Nothing was placed and nothing was taken.`),
    ),
  ).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(slipOf(app).getByRole('button', { name: 'OK' }));
  expect(slipOf(app).queryByText(/has closed/)).toBeNull();
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map((bet) => bet.numero)).toEqual([
    await numeroOf(visitor, 'k3-1m'),
  ]);
});

test('of a lottery under maintenance prices are shown and nothing can be placed', async () => {
  await signInBefore(operator);
  const app = await open({
    intercept: async (request, pass) => {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/game?')) return response;
      const answer = await response.json();
      answer.value.maintenance = true;
      return Response.json(answer, { headers: response.headers });
    },
  });
  await add(app, '07');
  expect(slipOf(app).getByText(/^This lottery is under maintenance/)).toBeTruthy();
  expect(slipOf(app).getByRole('button', { name: /^Place/ })).toHaveProperty('disabled', true);
  expect(page(app).getByRole('button', { name: 'Bet now' })).toHaveProperty('disabled', true);
});

test('a guest bets with play money', async () => {
  const visitor = await open({}, '/elott?gameCode=k3-1m&playType=sum-size');
  await visitor.user.click(visitor.screen.getByRole('button', { name: 'Play free' }));
  await waitFor(() =>
    expect(visitor.session.store.getState()).toMatchObject({ phase: 'signed-in' }),
  );
  cleanup();
  const app = await open();
  await add(app, '07');
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect(await betsOf(sessionStorage.getItem('token') ?? '')).toHaveLength(1);
});

test('a price that has changed is shown as old and new, and placed only when it is agreed to', async () => {
  const { token } = await signInBefore(operator);
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
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(sheet.getByRole('button', { name: 'Place at the new price, R$0.20' }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ stakeMinor }) => stakeMinor)).toEqual(['20']);
});

test('a balance that is too low leads to the deposit, and a line that is refused is named', async () => {
  await signInBefore(operator);
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
  const bets = (await dialog(app, 'Confirm your bets')).getByRole('list', { name: 'Your bets' });
  await waitFor(() =>
    expect(within(bets).getAllByRole('listitem')[1]?.textContent).toContain(
      'This draw takes no more on one of these numbers',
    ),
  );
  expect(within(bets).getAllByRole('listitem')[0]?.textContent).not.toContain('takes no more');
});

test('the slip survives a reload; twins become one line; what is deleted comes back', async () => {
  await signInBefore(operator);
  const first = await open();
  await add(first, '07', '11');
  await add(first, '07', '11');
  await add(first, '90');
  cleanup();
  const app = await open();
  await waitFor(() => expect(linesOf(app)).toHaveLength(3));
  expect(slipOf(app).getByText('The same bets as line 1.')).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Add to that line' }));
  expect(linesOf(app)[0]?.textContent).toContain('2 numbers × R$0.40');
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete line 2' }));
  expect(linesOf(app)).toHaveLength(1);
  await undo(app, 'The line is deleted.');
  expect(linesOf(app)).toHaveLength(2);
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete all lines' }));
  expect(slipOf(app).getByText('Your slip is empty')).toBeTruthy();
  await undo(app, 'The slip is empty.');
  expect(linesOf(app)).toHaveLength(2);
  expect(slipOf(app).getByRole('button', { name: 'Place R$1.00' })).toBeTruthy();
});

test('a line goes back to the board, and is changed in its place', async () => {
  await signInBefore(operator);
  const app = await open();
  await add(app, '07');
  await add(app, '90');
  await app.user.click(slipOf(app).getByRole('button', { name: 'Edit line 1' }));
  expect(page(app).getByRole('button', { name: '07' }).getAttribute('aria-pressed')).toBe('true');
  await press(app, '08');
  await press(app, 'Change the line');
  expect(linesOf(app).map((line) => line.textContent)).toEqual([
    expect.stringContaining('07 08'),
    expect.stringContaining('90'),
  ]);
});

test('the total is said politely after a rest, and never the clock', async () => {
  await signInBefore(operator);
  const app = await open();
  await press(app, '07');
  await press(app, '08');
  await waitFor(() => {
    const said = page(app)
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(said).toContain('2 numbers, R$0.40');
  });
  expect(page(app).getAllByRole('timer')[0]?.getAttribute('aria-live')).toBe('off');
});
