import { FEATURE_FLAGS, type FeatureFlag } from '@palpite/domain';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { typeCommand } from '@palpite/operator/testing/commands';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { account } from '@palpite/operator/testing/tables';
import type { Screen } from '@testing-library/react';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(async () => {
  closeApp();
  await typeCommand(operator, 'brand', 'reset', 'palpite');
});

/** Types the operator's command. */
async function turn(flag: FeatureFlag, way: 'on' | 'off'): Promise<void> {
  expect(await typeCommand(operator, 'brand', 'flag', 'palpite', flag, way)).toBe(0);
}

const header = async (screen: Screen) => within(await screen.findByRole('banner'));

/** Whether home offers registration: in the header and the bottom bar, and next to the login. */
async function registrationIsOffered(): Promise<boolean> {
  const { screen } = await renderApp(operator, '/?login=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await dialog.findByLabelText('Account name');
  const offered = dialog.queryByRole('tab', { name: 'Register' }) !== null;
  // The bottom bar comes to life after the header.
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Register' })).toHaveLength(offered ? 2 : 0),
  );
  return offered;
}

/** Whether the registration form, in one of its tabs, has a field. */
const registrationAsks = (field: RegExp, tab?: string) => async () => {
  const { screen, user } = await renderApp(operator, '/?register=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  await dialog.findByLabelText(/^Date of birth/);
  if (tab) await user.click(dialog.getByRole('tab', { name: tab }));
  return dialog.queryByLabelText(field) !== null;
};

/** Whether the registration form has a tab for numbers. */
async function registrationByNumberIsOffered(): Promise<boolean> {
  const { screen } = await renderApp(operator, '/?register=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  await dialog.findByLabelText(/^Account name/);
  return dialog.queryByRole('tab', { name: 'By mobile number' }) !== null;
}

/** Whether free play is offered in the header, next to the login and on a game. */
async function freePlayIsOffered(): Promise<boolean> {
  const { screen, user } = await renderApp(operator, '/?login=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await dialog.findByLabelText('Account name');
  const games = await screen.findAllByRole('link', { name: /^Play (?!.* for free$)/ });
  for (const game of games.slice(0, 3)) await user.hover(game);
  const offered = (await header(screen)).queryByRole('button', { name: 'Play free' }) !== null;
  expect(dialog.queryByRole('button', { name: /^Play for free/ }) !== null).toBe(offered);
  expect(screen.queryAllByRole('link', { name: /for free$/ }).length > 0).toBe(offered);
  return offered;
}

/** Whether the login offers a code. */
async function loginByCodeIsOffered(): Promise<boolean> {
  const { screen } = await renderApp(operator, '/download?login=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await dialog.findByLabelText('Account name');
  return dialog.queryByRole('button', { name: 'Log in with a code by SMS' }) !== null;
}

/** Whether a forgotten password can be replaced by mobile number. */
async function recoveryByNumberIsOffered(): Promise<boolean> {
  const { screen } = await renderApp(operator, '/download?forgot=email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  await dialog.findByLabelText('Account name');
  return dialog.queryByRole('tab', { name: 'By mobile number' }) !== null;
}

/** Whether the side menu leads to the chat. */
async function chatIsOffered(): Promise<boolean> {
  const { screen } = await renderApp(operator, '/download');
  const menu = within(await screen.findByRole('complementary', { name: 'Side menu' }));
  await menu.findByRole('link', { name: 'Home' });
  return menu.queryByRole('link', { name: 'Chat room' }) !== null;
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Whether a login with an expired password requires a new one before anything else. */
async function oldPasswordBlocks(): Promise<boolean> {
  const { id, username } = await operator.account();
  await operator.services.database
    .update(account)
    .set({ passwordChangedAt: LONG_AGO })
    .where(eq(account.id, id));
  const { screen, session, user } = await renderApp(operator, '/?login=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await user.type(await dialog.findByLabelText('Account name'), username);
  await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(session.store.getState().phase).toBe('signed-in'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  const state = session.store.getState();
  const blocked = state.phase === 'signed-in' && state.record.mustChangePassword;
  if (blocked) await screen.findByRole('dialog', { name: /password/i });
  else expect(screen.queryByRole('dialog')).toBeNull();
  return blocked;
}

/**
 * What a visitor or member sees of each switch: true while it is shown. The operator's `feature-flags.test.ts` covers
 * what the switches do to calls.
 */
const SHOWN: Record<FeatureFlag, readonly [what: string, shows: () => Promise<boolean>]> = {
  DIRECTREG3: ['the way to register', registrationIsOffered],
  USERNAMEREG3: ['the way to register by name', registrationAsks(/^Account name/)],
  MOBILENUMREG3: ['the way to register by number', registrationByNumberIsOffered],
  REGMOBVERF3: [
    'the code that a registration by name needs',
    registrationAsks(/^Verification code/),
  ],
  MOBILENUMPASSREG3: [
    'the password of a registration by number',
    registrationAsks(/^Password/, 'By mobile number'),
  ],
  MOBILEVERCODELOGIN3: ['the login by a code', loginByCodeIsOffered],
  CHNGPASSVERIF3: ['a forgotten password by number', recoveryByNumberIsOffered],
  FREEPLAY3: ['free play', freePlayIsOffered],
  PWDEXPFORCECHANGE3: ['the change of an old password', oldPasswordBlocks],
  CBS3: ['the chat', chatIsOffered],
};

const ROWS = FEATURE_FLAGS.map((flag) => [flag, ...SHOWN[flag]] as const);

test.each(ROWS)(
  '[PERM-07] %s, set by command, switches %s, without a rebuild',
  async (flag, _what, shows) => {
    await turn(flag, 'on');
    expect(await shows()).toBe(true);
    closeApp();
    await turn(flag, 'off');
    expect(await shows()).toBe(false);
  },
);
