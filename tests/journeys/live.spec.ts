import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { registerAccount } from './register-account.ts';

/** What happens elsewhere reaches an open page by itself. */

const BALANCE = '/wps/v2/wallets/balance';
const LIVE = '/wps/live';

const pathOf = (address: string) => new URL(address).pathname;

/** The live sockets that the browser has open, all tabs together. */
function openSockets(context: BrowserContext, first: Page): ReadonlySet<object> {
  const sockets = new Set<object>();
  const watch = (page: Page) => {
    const own = new Set<object>();
    const end = (socket: object) => own.delete(socket) && sockets.delete(socket);
    page.on('websocket', (socket) => {
      if (pathOf(socket.url()) !== LIVE) return;
      own.add(socket);
      sockets.add(socket);
      socket.on('close', () => end(socket));
    });
    // A page that is left takes its sockets with it, also one that it opened on its way out, and nothing reports that
    // they closed.
    let isLeaving = false;
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    });
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return;
      isLeaving = false;
      own.forEach(end);
    });
  };
  watch(first);
  context.on('page', watch);
  return sockets;
}

const balance = (page: Page) => page.locator('[role=group][aria-label=Balance]');

test('[MEMBER-04] money that is paid at the bank is in the header of every tab without a question of theirs, over one connection', {
  tag: SAMPLE,
}, async ({ page, context }) => {
  const sockets = openSockets(context, page);
  let asked = 0;
  context.on('request', (request) => {
    if (pathOf(request.url()) === BALANCE) asked += 1;
  });
  await registerAccount(page, 'dlv');
  const { origin } = new URL(page.url());
  await open(page, `${origin}/rng?member=depositv2`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByText('Pix', { exact: true }).click();
  await centre.getByRole('textbox', { name: 'Amount' }).fill('50');
  await centre.getByRole('button', { name: 'Go to payment' }).click();
  const pay = centre.getByRole('link', { name: /^Pay at/ });
  const address = (await pay.getAttribute('href')) ?? '';

  const second = await context.newPage();
  await open(second, `${origin}/promotions`);
  await expect(balance(second)).toContainText(/\d/);
  await expect.poll(() => sockets.size).toBe(1);
  // The welcome money, and then the deposit on top of it.
  const before = (await balance(second).innerText()).trim();
  await expect.poll(() => second.evaluate(() => document.readyState)).toBe('complete');
  const questions = asked;

  const bank = await context.newPage();
  await bank.goto(new URL(address, origin).href);
  await bank.getByRole('button', { name: 'Pay 50.00 BRL', exact: true }).click();
  await expect(bank.getByText('the operator knows')).toBeVisible();
  await bank.close();

  await expect(balance(second)).not.toContainText(before);
  await expect(balance(page)).not.toContainText(before);
  expect(asked).toBe(questions);
  expect(sockets.size).toBe(1);
});

test('the next tab takes the connection over when the first one closes', async ({
  page,
  context,
}) => {
  const sockets = openSockets(context, page);
  await registerAccount(page, 'dlw');
  await expect.poll(() => sockets.size).toBe(1);
  const second = await context.newPage();
  await open(second, '/promotions');
  await expect(balance(second)).toContainText(/\d/);
  await page.close();
  await expect.poll(() => sockets.size).toBe(1);
});
