import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { freshMobile } from '@palpite/operator/testing/identity';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withFirebase } from '../../testing/firebase.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

let site: Awaited<ReturnType<typeof withFirebase>>;
beforeAll(async () => {
  site = await withFirebase();
});
afterEach(closeApp);
afterAll(async () => {
  await site.operator.close();
  await site.firebase.close();
});

const PASSWORD = 'correct horse battery 9';

/** The page with the registration by number, with each call to the operator recorded. */
async function open(change = async (answer: Response) => answer) {
  const asked: string[] = [];
  const app = await renderApp(site.operator, '/register', {
    status: site.status,
    intercept: async (request, pass) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const answer = await pass();
      return pathname === systemGetRegisterSettings.path ? change(answer) : answer;
    },
  });
  const form = within(app.screen.getByRole('main'));
  await app.user.click(await form.findByRole('tab', { name: 'By mobile number' }));
  const country = await form.findByLabelText<HTMLInputElement>(/^Country code/);
  await waitFor(() => expect(country.value).toBe('+55'));
  return { ...app, form, asked };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** The clock that paces requests for codes; it runs on, and tests move it forward. */
const realNow = performance.now.bind(performance);
let forward = 0;
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => realNow() + forward));
afterAll(() => void vi.restoreAllMocks());

/** Requests a code, a second after the last. */
async function sendCode({ user, form }: Opened) {
  forward += 1_000;
  await user.click(form.getByRole('button', { name: /^Send/ }));
}
async function fillRest({ user, form }: Opened) {
  await user.type(form.getByLabelText('Password *'), PASSWORD);
  await user.type(form.getByLabelText('Repeat the password *'), PASSWORD);
  await user.type(form.getByLabelText('Date of birth *'), '1990-05-17');
  await user.click(form.getByRole('checkbox'));
}
const register = ({ user, form }: Opened) =>
  user.click(form.getByRole('button', { name: 'Create account' }));
/** The form's button is enabled again. */
const released = ({ form }: Opened) =>
  waitFor(() => {
    const button = form.getByRole('button', { name: 'Create account' });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
const REGISTERING = '/wps/member/register/mobile';

test('[REG-04] the dialog leads to the page, where a challenge of Firebase can be answered', async () => {
  const { router, screen } = await renderApp(site.operator, '/rng?register=1&referralCode=AMIGA7', {
    status: site.status,
  });
  await screen.findByRole('heading', { name: 'Register', level: 1 });
  expect(router.state.location.pathname).toBe('/register');
  const referral = await screen.findByLabelText<HTMLInputElement>('Referral code');
  await waitFor(() => expect(referral.value).toBe('AMIGA7'));
});

test('[REG-22] [CODE-01] Firebase sends the code, the next one is possible after a minute, its token registers the number; the operator sends none', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  await app.user.type(app.form.getByLabelText('Mobile number *'), mobileNum);
  await sendCode(app);
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
  const left = /(\d):(\d\d)/.exec(
    app.form.getByRole('button', { name: /^Send again/ }).textContent ?? '',
  );
  expect(Number(left?.[1]) * 60 + Number(left?.[2])).toBeGreaterThan(50);
  expect(Number(left?.[1]) * 60 + Number(left?.[2])).toBeLessThanOrEqual(60);
  const code = app.form.getByLabelText('Verification code *');
  await app.user.type(code, ` ${site.firebase.codeSentTo(`+55${mobileNum}`)} `);
  await fillRest(app);
  await register(app);
  await app.screen.findByRole('alertdialog', { name: 'Registration complete' });
  expect(app.session.store.getState().phase).toBe('signed-in');
  expect(app.asked.filter((path) => path.includes('/sms/'))).toEqual([]);
});

test('[CODE-05] each of the eight errors of sending has its message, and the next try is possible at once', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  await app.user.type(app.form.getByLabelText('Mobile number *'), mobileNum);
  for (const [error, message] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Try again in 5 minutes.'],
    ['CAPTCHA_CHECK_FAILED', /^We could not verify that you are human, or this address/],
    ['QUOTA_EXCEEDED', 'No more codes can be sent today. Contact customer service.'],
    ['OPERATION_NOT_ALLOWED', 'Codes cannot be sent to this number. Contact customer service.'],
    ['POPUP_CLOSED_BY_USER', 'The window was closed before you were done. Try again.'],
    ['NEVER_HEARD_OF', 'The number could not be verified. Check your network and try again.'],
  ] as const) {
    site.firebase.failWith(error);
    await sendCode(app);
    const alert = within(await app.screen.findByRole('alertdialog', { name: 'No code was sent' }));
    expect(alert.getByText(message)).toBeTruthy();
    await app.user.click(alert.getByRole('button', { name: 'OK' }));
  }
  for (const [error, message] of [
    [
      'INVALID_PHONE_NUMBER',
      'This is not a valid mobile number. Check the country code and the number.',
    ],
    ['MISSING_PHONE_NUMBER', 'Enter your mobile number'],
  ] as const) {
    site.firebase.failWith(error);
    await sendCode(app);
    expect(await app.form.findByText(message)).toBeTruthy();
  }
  await sendCode(app);
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
});

test('[CODE-05] a wrong code and an expired one have their messages: ten errors with those of sending', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  await app.user.type(app.form.getByLabelText('Mobile number *'), mobileNum);
  await sendCode(app);
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
  await app.user.type(app.form.getByLabelText('Verification code *'), '100000');
  await fillRest(app);
  for (const [error, message] of [
    ['INVALID_CODE', 'Enter a valid verification code.'],
    ['SESSION_EXPIRED', 'The verification code has expired. Ask for a new one.'],
  ] as const) {
    site.firebase.failWith(error);
    await register(app);
    expect((await app.form.findAllByText(message)).length).toBeGreaterThan(0);
    await released(app);
  }
  expect(app.asked).not.toContain(REGISTERING);
  // An expired code is useless, so another may be requested at once.
  const again = app.form.getByRole<HTMLButtonElement>('button', { name: 'Send again' });
  expect(again.disabled).toBe(false);
});

test('[REG-22] a failed check stops the registration, says why and enables the form; typed values stay, and the right code succeeds', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  await app.user.type(app.form.getByLabelText('Mobile number *'), mobileNum);
  await fillRest(app);
  const code = app.form.getByLabelText<HTMLInputElement>('Verification code *');
  await app.user.type(code, '100000');
  await register(app);
  // No code was requested.
  await app.form.findAllByText('Enter a valid verification code.');
  await released(app);
  await sendCode(app);
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
  await register(app);
  await app.form.findAllByText('Enter a valid verification code.');
  await released(app);
  site.firebase.failWith('TOO_MANY_ATTEMPTS_TRY_LATER');
  await register(app);
  await app.form.findByText('Too many attempts. Try again in 5 minutes.');
  await released(app);
  expect(app.asked).not.toContain(REGISTERING);
  expect(app.form.getByLabelText<HTMLInputElement>('Password *').value).toBe(PASSWORD);
  await app.user.clear(code);
  await app.user.type(code, site.firebase.codeSentTo(`+55${mobileNum}`));
  await register(app);
  await app.screen.findByRole('alertdialog', { name: 'Registration complete' });
});

test('a form that the operator refuses for another reason needs no new code', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  await app.user.type(app.form.getByLabelText('Mobile number *'), mobileNum);
  await sendCode(app);
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
  const code = site.firebase.codeSentTo(`+55${mobileNum}`);
  await app.user.type(app.form.getByLabelText('Verification code *'), code);
  await fillRest(app);
  const referral = app.form.getByLabelText('Referral code');
  await app.user.type(referral, 'NOBODY99');
  await register(app);
  await app.form.findByText('The invitation code is not valid.');
  await released(app);
  await app.user.clear(referral);
  await register(app);
  await app.screen.findByRole('alertdialog', { name: 'Registration complete' });
});

test('a code that Firebase does not take has its message at its field, also from a later step', async () => {
  const app = await open(async (answer) => {
    const { value, ...rest } = (await answer.json()) as {
      value: { mobileRules: object };
    };
    const size = { minLength: 2, maxLength: 40, patternId: 'any', acceptedPattern: '*' };
    const text = { enabled: true, required: true, ...size };
    const names = ['nickname', 'nationality', 'occupation', 'sourceOfIncome'];
    const more = Object.fromEntries(names.map((name) => [name, text]));
    const mobileRules = { ...value.mobileRules, ...more };
    return Response.json({ ...rest, value: { ...value, mobileRules } });
  });
  const type = async (label: string, text: string) =>
    app.user.type(await app.form.findByLabelText(label), text);
  await type('Mobile number *', freshMobile().mobileNum);
  await type('Verification code *', '100000');
  await type('Password *', PASSWORD);
  await type('Repeat the password *', PASSWORD);
  await type('Nickname *', 'Ana');
  await type('Date of birth *', '05/17/1990');
  await app.user.click(app.form.getByRole('button', { name: 'Continue' }));
  await type('Nationality *', 'Brazil');
  await type('Occupation *', 'Carpenter');
  await type('Source of income *', 'Work');
  await app.user.click(app.form.getByRole('checkbox'));
  await register(app);
  const code = await app.form.findByLabelText('Verification code *');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(await app.form.findByText('Enter a valid verification code.')).toBeTruthy();
  expect(app.asked).not.toContain(REGISTERING);
});
