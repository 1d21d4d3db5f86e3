import { lotteryGetProof } from '@palpite/contract/lottery.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
} from '@palpite/operator/testing/play';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type App, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { savedExample } from './testing.ts';

const GAME = 'k3-5m';
const FIELD = 'Saved receipt or record';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { generalPerMinute: 100_000 } });
  await makeIssues(operator);
  await playOnly(operator, [GAME]);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});
afterAll(() => operator.close());

/** What the page gives to save when the button is pressed. */
async function saved(app: App, button: string): Promise<string> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await app.user.click(await app.screen.findByRole('button', { name: button }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]?.text()) ?? '';
}

/** A member's receipt, saved after its draw. */
async function savedReceipt() {
  const { username } = await signInBefore(operator);
  const browser = operator.browser();
  await browser.login(username);
  const numero = await numeroOf(browser, GAME);
  const lines = ['big', 'small', 'odd'].map((side) => line(GAME, numero, 'sum-size', side));
  const { bets } = await placeSlip(browser, lines, 300);
  await drawIssue(operator, browser, GAME);
  const order = bets[1]?.order ?? '';
  const app = await renderApp(operator, `/elott?gameCode=${GAME}&view=bets&order=${order}`);
  const text = await saved(app, 'Save receipt');
  closeApp();
  return { text, numero };
}

async function openPage(intercept?: Parameters<typeof renderApp>[2]) {
  const app = await renderApp(operator, '/lottery/verify', intercept);
  const field = await app.screen.findByLabelText(FIELD);
  const paste = async (text: string) => {
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste(text);
  };
  const verdict = (name: string) => app.screen.findByRole('heading', { level: 2, name });
  return { app, field, paste, verdict };
}

test('a receipt that a member saved is checked by a visitor from its text alone, and compared with the site only when asked', async () => {
  const { text, numero } = await savedReceipt();
  const sent: string[] = [];
  const { app, paste, verdict } = await openPage({
    intercept: async (request, pass) => {
      sent.push(`${request.url} ${await request.clone().text()}`);
      return pass();
    },
  });
  await paste(text);
  expect(await verdict('All of it holds')).toBeTruthy();
  expect(app.screen.getByRole('heading', { level: 3, name: 'Bet in the list' })).toBeTruthy();
  const asked = () => sent.filter((one) => one.includes(lotteryGetProof.path));
  expect(asked()).toEqual([]);
  expect(sent.some((one) => one.includes(numero))).toBe(false);

  await app.user.click(
    app.screen.getByRole('button', { name: 'Compare with the site’s record of today' }),
  );
  expect(await app.screen.findByText('The site still says what is in your text.')).toBeTruthy();
  expect(asked()).toHaveLength(1);
  const { leaf } = JSON.parse(text);
  expect(sent.some((one) => one.includes(leaf.nonce) || one.includes(leaf.ticket))).toBe(false);
});

test('another stake in a receipt is called wrong, and so are the steps that it breaks', async () => {
  const { text } = await savedReceipt();
  const { app, paste, verdict } = await openPage();
  await paste(text.replace('"stakeMinor": "100"', '"stakeMinor": "900"'));
  expect(await verdict('It does not hold')).toBeTruthy();
  const wrong = app.screen.getAllByText('Is wrong').map((word) => word.closest('li'));
  expect(wrong.map((row) => within(row ?? document.body).getByRole('heading').textContent)).toEqual(
    ['As it was saved', 'Bet accepted', 'Bet in the list'],
  );
});

test('the verdict is right below the buttons and has the focus after a press, with the key folded under it', async () => {
  const { app, field, paste, verdict } = await openPage();
  const { recordText } = savedExample();
  await paste(recordText);
  expect(await verdict('It does not hold')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await app.user.click(app.screen.getByRole('button', { name: 'Check' }));
  expect(document.activeElement).toBe(await verdict('It does not hold'));
  const headings = app.screen.getAllByRole('heading', { level: 2, hidden: true });
  expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'It does not hold',
    'Signature key',
  ]);
  expect(headings[1]?.closest('details')?.open).toBe(false);
});

test('a record of a draw is saved on its page, dropped as a file, and checked', async () => {
  const app = await renderApp(operator, `/elott?gameCode=${GAME}&view=proof`);
  const text = await saved(app, 'Save record');
  expect(app.screen.getByRole('link', { name: 'Check a saved text' }).getAttribute('href')).toBe(
    '/lottery/verify',
  );
  closeApp();
  const { field, verdict } = await openPage();
  const file = new File([text], 'record.json', { type: 'application/json' });
  fireEvent.drop(field, { dataTransfer: { files: [file] } });
  expect(await verdict('All of it holds')).toBeTruthy();
});

test('what cannot be read stays in the field with its reason, and nothing is called wrong', async () => {
  const { app, field, paste } = await openPage();
  const reasons: [string, RegExp][] = [
    ['my receipt', /^This is not the whole text/],
    ['{"a":1}', /^This is not a receipt or a record/],
    [savedExample().recordText.replace('record/1', 'record/7'), /^This is in version 7/],
    [
      savedExample().recordText.replace('"betCount": 3', '"betCount": "3"'),
      /^“proof\.betCount” is a text where a number is expected/,
    ],
  ];
  for (const [text, reason] of reasons) {
    await paste(text);
    const alert = await app.screen.findByText(reason);
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(field).toHaveProperty('value', text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(app.screen.queryByText('It does not hold')).toBeNull();
  const big = new File(['x'.repeat(1_000_001)], 'big.json');
  fireEvent.drop(field, { dataTransfer: { files: [big] } });
  expect(await app.screen.findByText(/^This is larger than any receipt/)).toBeTruthy();
  expect(field).toHaveProperty('value', reasons.at(-1)?.[0]);
});

test('a text signed with another key fails with the site’s and holds with its own, and both survive a reload', async () => {
  const { key, recordText } = savedExample();
  const { app, paste, verdict } = await openPage();
  await paste(recordText);
  expect(await verdict('It does not hold')).toBeTruthy();
  const ownKey = app.screen.getByLabelText('Another key, in place of the site’s');
  await app.user.type(ownKey, 'abc');
  expect(await app.screen.findByText(/^This is no key/)).toBeTruthy();
  expect(await verdict('Nothing in it is wrong')).toBeTruthy();
  await app.user.clear(ownKey);
  await app.user.type(ownKey, key);
  expect(await verdict('All of it holds')).toBeTruthy();
  cleanup();
  const again = await openPage();
  expect(again.field).toHaveProperty('value', recordText);
  expect(await again.verdict('All of it holds')).toBeTruthy();
});

test('where the site’s keys cannot be loaded, signatures are left unchecked and the rest is checked', async () => {
  const { app, paste, verdict } = await openPage({
    intercept: async (request, pass) =>
      request.url.includes('signing-keys') ? Response.error() : pass(),
  });
  await paste(savedExample().recordText);
  expect(await verdict('Nothing in it is wrong')).toBeTruthy();
  expect(await app.screen.findByText('The site’s keys could not be loaded')).toBeTruthy();
  const row = app.screen.getByRole('heading', { level: 3, name: 'Numbers' }).closest('li');
  expect(row?.textContent).toContain('Holds');
});
