import { withOperator } from '@palpite/operator/testing/fixtures';
import { readyForPayouts, TEST_PAYMENT_PASSWORD } from '@palpite/operator/testing/money';
import {
  addPayoutAccount,
  command,
  request,
  setTerms,
  wait,
} from '@palpite/operator/testing/withdrawals';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeApp, memberCentreOf, renderApp, signInBefore } from '../../testing/render-app.tsx';

/** One dot. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const operator = withOperator({
  limits: {
    moneyPerMinute: 1_000,
    codePerMinute: 1_000,
    loginPerAddressPerMinute: 1_000,
    generalPerMinute: 100_000,
  },
});
beforeAll(async () => {
  await import('./withdrawal-page.tsx');
});
beforeEach(async () => {
  await setTerms(operator, {});
});
afterEach(closeApp);

/** A member whose withdrawal of 300.00 has just been paid, on its page. */
async function openPaid() {
  const { username, user } = await signInBefore(operator);
  const browser = operator.browser({ language: 'EN' });
  await browser.login(username);
  await readyForPayouts(browser);
  const id = Number(user.id);
  const payoutAccountId = await addPayoutAccount(operator, id);
  const asked = await request({ id, browser, payoutAccountId }, 30_000, {
    paymentPassword: TEST_PAYMENT_PASSWORD,
  });
  const { order } = asked.withdrawal;
  await wait(operator, 20);
  await wait(operator, 30);
  const app = await renderApp(operator, `/promotions?member=withdraw&report=order%3D${order}`);
  const centre = await memberCentreOf(app);
  const form = within(await centre.findByRole('form', { name: 'Did R$300.00 arrive?' }));
  return { order, app, centre, form };
}
type Paid = Awaited<ReturnType<typeof openPaid>>;

/** Refetches the withdrawal, as the page does every few seconds. */
const lookAgain = ({ app }: Paid) =>
  act(() => app.router.options.context.queryClient.invalidateQueries());

/** As the system tells files apart: by their names. */
const file = (content: BlobPart, name: string) => new File([content], name, { type: 'image/png' });
const choose = (paid: Paid, ...files: File[]) =>
  paid.app.user.upload(paid.form.getByLabelText(/^Choose/), files);

test('[MEMBER-05] a payout that arrived is confirmed, and the withdrawal is complete', async () => {
  const { app, centre, form } = await openPaid();
  expect(form.getByText(/^If you do not answer by .* cannot be refunded/)).toBeTruthy();
  expect(form.queryByText(/was missing from the payout/)).toBeNull();
  expect(centre.queryByText(/Payout 1/)).toBeNull();
  await app.user.click(form.getByRole('button', { name: 'Confirm' }));
  expect(await form.findByText('Choose what happened to the payout')).toBeTruthy();
  await app.user.click(form.getByRole('radio', { name: /^It all arrived/ }));
  await app.user.click(form.getByRole('button', { name: 'Confirm' }));
  expect(await centre.findByText('You confirmed that it arrived')).toBeTruthy();
  expect(centre.getByText('It all arrived.')).toBeTruthy();
  expect(centre.queryByRole('form', { name: /arrive/ })).toBeNull();
});

test('[MEMBER-05] a payout that arrived in part is reported with the missing amount; once that is sent, the page asks again', async () => {
  const paid = await openPaid();
  const { app, centre, form, order } = paid;
  await app.user.click(form.getByRole('radio', { name: /^Part of it arrived/ }));
  const missing = form.getByLabelText('What is missing');
  await app.user.type(missing, '300');
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await form.findByText('Enter at least R$0.01 and less than R$300.00')).toBeTruthy();
  await app.user.clear(missing);
  await app.user.type(missing, '45.50');
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await centre.findByText('Part of it arrived; R$45.50 is missing.')).toBeTruthy();
  expect(centre.getByText('We are looking into what did not arrive.')).toBeTruthy();

  await command(operator, 'settle-dispute', order, 'pay');
  await lookAgain(paid);
  const again = within(await centre.findByRole('form', { name: 'Did R$45.50 arrive?' }));
  expect(again.getByText(/^This is the amount that was missing/)).toBeTruthy();
  const progress = within(centre.getByRole('region', { name: 'Progress' }));
  expect(progress.getByText(/Payout 1$/)).toBeTruthy();
  expect(progress.getByText(/Payout 2$/)).toBeTruthy();
  expect(progress.getByText(/^We sent this at our cost/)).toBeTruthy();
});

test('[MEMBER-05] that nothing arrived is reported with pictures: each has a preview, an error shows at its picture, and one can be removed', async () => {
  const paid = await openPaid();
  const { app, centre, form } = paid;
  await app.user.click(form.getByRole('radio', { name: /^Nothing arrived/ }));
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await form.findByText('Choose at least one picture')).toBeTruthy();

  await choose(
    paid,
    file(png, 'statement.png'),
    file('no picture', 'letter.png'),
    file(new Uint8Array(5 * 1024 * 1024 + 1), 'large.png'),
  );
  const row = (name: string) => within(form.getByText(name).closest('li') as HTMLElement);
  expect(await row('statement.png').findByText('Sent')).toBeTruthy();
  expect(form.getByText('statement.png').closest('li')?.querySelector('img')?.src).toMatch(
    /^data:.*base64,iVBOR/,
  );
  expect(await row('letter.png').findByText('The picture must be a PNG or a JPEG.')).toBeTruthy();
  expect(
    await row('large.png').findByText('The picture is larger than 5 MB or 25 megapixels.'),
  ).toBeTruthy();
  // Three is the maximum.
  expect(form.queryByLabelText(/^Choose/)).toBeNull();

  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await form.findByText(/^Remove the pictures that could not be sent/)).toBeTruthy();
  await app.user.click(form.getByRole('button', { name: 'Remove: letter.png' }));
  await app.user.click(form.getByRole('button', { name: 'Remove: large.png' }));
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await centre.findByText('Nothing arrived.')).toBeTruthy();
  const sent = await centre.findByRole('img', { name: 'Picture 1 that you sent' });
  expect(sent.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
});

test('pictures above the maximum are reported as left out; another answer removes the errors of the first', async () => {
  const paid = await openPaid();
  const { app, form } = paid;
  await app.user.click(form.getByRole('radio', { name: /^Nothing arrived/ }));
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await form.findByText('Choose at least one picture')).toBeTruthy();
  await app.user.click(form.getByRole('radio', { name: /^Part of it arrived/ }));
  await waitFor(() => expect(form.queryByText('Choose at least one picture')).toBeNull());
  await choose(paid, ...['1', '2', '3', '4', '5'].map((name) => file(png, `${name}.png`)));
  expect(await form.findByText(/^You can send up to 3 pictures/)).toBeTruthy();
  expect(form.getAllByRole('listitem')).toHaveLength(3);
});

test('a picture that cannot be read says so', async () => {
  const paid = await openPaid();
  const { app, form } = paid;
  await app.user.click(form.getByRole('radio', { name: /^Nothing arrived/ }));
  const locked = file(png, 'locked.png');
  locked.slice = () => {
    throw new DOMException('locked', 'NotReadableError');
  };
  await choose(paid, locked);
  expect(await form.findByText(/^The file could not be read/)).toBeTruthy();
});

test('an unsent answer about a payout survives leaving the page', async () => {
  const { app, centre, form, order } = await openPaid();
  await app.user.click(form.getByRole('radio', { name: /^Part of it arrived/ }));
  await app.user.type(form.getByLabelText('What is missing'), '45.50');
  await app.user.click(centre.getByRole('link', { name: 'All withdrawals' }));
  await app.user.click(await centre.findByRole('link', { name: new RegExp(order) }));
  const missing = await centre.findByLabelText<HTMLInputElement>('What is missing');
  expect(missing.value).toBe('45.50');
});

test('a picture that was lost on its way can be sent again', async () => {
  const paid = await openPaid();
  const { app, form } = paid;
  const { client } = app.router.options.context;
  const call = client.call.bind(client);
  let broken = true;
  client.call = (async (...made: Parameters<typeof call>) => {
    if (broken && made[0].path === '/wps/withdrawal/image') throw new Error('lost');
    return call(...made);
  }) as typeof client.call;
  await app.user.click(form.getByRole('radio', { name: /^Nothing arrived/ }));
  await choose(paid, file(png, 'statement.png'));
  await app.user.click(await form.findByRole('button', { name: 'Try again: statement.png' }));
  broken = false;
  await app.user.click(await form.findByRole('button', { name: 'Try again: statement.png' }));
  expect(await form.findByText('Sent')).toBeTruthy();
});

test('[MEMBER-05] a payout without an answer counts as received after the brand’s minutes, and cannot be refunded', async () => {
  await setTerms(operator, { receiptMinutes: 1 });
  const paid = await openPaid();
  await wait(operator, 60);
  await lookAgain(paid);
  const { centre } = paid;
  expect(await centre.findByText('Counted as received: you did not answer in time')).toBeTruthy();
  expect(centre.getByText(/^You did not answer in time.*cannot be refunded\.$/)).toBeTruthy();
  await waitFor(() => expect(centre.queryByRole('form', { name: /arrive/ })).toBeNull());
});

test('a dispute that is refused says why', async () => {
  const paid = await openPaid();
  const { app, centre, form, order } = paid;
  await app.user.click(form.getByRole('radio', { name: /^Part of it arrived/ }));
  await app.user.type(form.getByLabelText('What is missing'), '10');
  await app.user.click(form.getByRole('button', { name: 'Send your answer' }));
  expect(await centre.findByText('Part of it arrived; R$10.00 is missing.')).toBeTruthy();
  await command(operator, 'settle-dispute', order, 'refuse', 'Your bank has booked all of it.');
  await lookAgain(paid);
  expect(await centre.findByText('Your bank has booked all of it.')).toBeTruthy();
});
