import { affiliateLinkCreate, affiliateLinkList } from '@palpite/contract/affiliate-link.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { makeOrder, notificationOf, notify } from '@palpite/operator/testing/money';
import { account, affiliateLink } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPresentOperator } from '../testing/present-operator.ts';
import { type App, clientWith, closeApp, renderApp, signInBefore } from '../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const centreOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Agent centre' }));

/** A signed-in agent with an agent and a member below, and a member below that agent. */
async function agentWithTeam() {
  const agent = await signInBefore(operator, { type: 1 });
  const id = Number(agent.user.id);
  const beto = await operator.account({ type: 2, uplineId: id });
  const caio = await operator.account({ uplineId: beto.id });
  const eva = await operator.account({ uplineId: id });
  await operator.catchUp();
  return { agent, beto, caio, eva };
}

/** A deposit of 50.00 that its provider reports as paid. */
async function deposit(username: string): Promise<void> {
  const browser = operator.browser();
  await browser.login(username);
  // The provider's signature carries the time of the test's clock.
  operator.clock.now = new Date();
  const { status } = await notify(operator, notificationOf(await makeOrder(browser)));
  expect(status).toBe(200);
  await operator.catchUp();
}

test.each([1, 2, 41, 42] as const)(
  '[PERM-01] an agent of type %d opens the agent centre from the account menu',
  async (type) => {
    await signInBefore(operator, { type });
    const app = await renderApp(operator, '/rng');
    await app.user.click(await app.screen.findByRole('button', { name: /^Account of/ }));
    await app.user.click(await app.screen.findByRole('menuitem', { name: 'Agent centre' }));
    await centreOf(app);
  },
);

test('[PERM-01] a member and a guest see no agent centre in their menu', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/rng');
  await app.user.click(await app.screen.findByRole('button', { name: /^Account of/ }));
  await app.screen.findByRole('menuitem', { name: 'Member centre' });
  expect(app.screen.queryByRole('menuitem', { name: 'Agent centre' })).toBeNull();
  closeApp();
  const guest = await renderApp(operator, '/');
  await guest.user.click(await guest.screen.findByRole('button', { name: 'Play free' }));
  await guest.user.click(await guest.screen.findByRole('button', { name: /^Account of/ }));
  await guest.screen.findByRole('menuitem', { name: 'Security' });
  expect(guest.screen.queryByRole('menuitem', { name: 'Agent centre' })).toBeNull();
});

test('the menu holds what is built, in the specification’s order; a button closes the centre', async () => {
  await signInBefore(operator, { type: 1, isMember: false });
  const app = await renderApp(operator, '/rng?agent=menu');
  const centre = await centreOf(app);
  const menu = within(await centre.findByRole('navigation', { name: 'Agent centre' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Announcements',
    'Team overview',
    'Register account',
    'Team management',
  ]);
  await app.user.click(centre.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
});

test('[AGENT-02] the operator’s announcements to agents are in their centre', async () => {
  await operator.seed();
  await signInBefore(operator, { type: 1 });
  const app = await renderApp(operator, '/promotions?agent=announcement');
  const centre = await centreOf(app);
  expect(await centre.findByRole('heading', { name: 'The agent centre is open' })).toBeDefined();
});

test('[AGENT-02] a count in the overview opens the list of the people in it', async () => {
  const { beto } = await agentWithTeam();
  const app = await renderApp(operator, '/promotions?agent=teamOverview');
  const centre = await centreOf(app);
  await app.user.click(await centre.findByRole('link', { name: /^Agents\s*1$/ }));
  const rows = within(await centre.findByRole('table', { name: 'Accounts' }));
  expect(await rows.findByText(beto.username)).toBeDefined();
  expect(app.router.latestLocation.search).toMatchObject({ agent: 'teamManagement' });
  app.router.history.back();
  await centre.findByRole('heading', { name: 'By product' });
});

test('[AGENT-02] the overview shows deposits, withdrawals and first depositors; each opens as a list of people', async () => {
  const { eva } = await agentWithTeam();
  await deposit(eva.username);
  const app = await renderApp(operator, '/promotions?agent=teamOverview');
  const centre = await centreOf(app);
  const money = within(await centre.findByRole('region', { name: 'Money' }));
  const amountOf = async (name: string) =>
    (await money.findByText(name)).nextElementSibling?.textContent;
  expect(await amountOf('Deposits')).toBe('R$50.00');
  expect(await amountOf('Withdrawals')).toBe('R$0.00');
  await app.user.click(await centre.findByRole('link', { name: /^First depositors\s*1$/ }));
  const rows = within(await centre.findByRole('table', { name: 'Accounts' }));
  expect(await rows.findByText(eva.username)).toBeDefined();
  expect(centre.getByRole('heading', { name: 'First depositors' })).toBeDefined();
});

test('[AGENT-02] a product that the brand’s menu does not list is called by its name, not by its code', async () => {
  await agentWithTeam();
  const app = await renderApp(operator, '/promotions?agent=teamOverview', {
    intercept: async (request, pass) => {
      const response = await pass();
      if (!request.url.includes('/team/overview')) return response;
      const answer = (await response.json()) as { value: { products: object[] } };
      const played = {
        stakeMinor: '100',
        validStakeMinor: '100',
        payoutMinor: '0',
      };
      answer.value.products.push({ category: 'ELOTT', ...played }, { category: 'MINI', ...played });
      return Response.json(answer);
    },
  });
  const centre = await centreOf(app);
  const table = within(await centre.findByRole('table', { name: 'By product' }));
  expect(await table.findByText('Electronic lotteries')).toBeDefined();
  expect(await table.findByText('Mini games')).toBeDefined();
});

test('[AGENT-02] the figures are for the days in the address, and a failure offers a retry', async () => {
  let broken = true;
  await agentWithTeam();
  const app = await renderApp(operator, '/promotions?agent=teamOverview&report=from%3D2020-01-01', {
    intercept: async (request, pass) =>
      broken && request.url.includes('/team/overview')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const centre = await centreOf(app);
  await centre.findByText('The figures could not be loaded');
  broken = false;
  await app.user.click(centre.getByRole('link', { name: 'Yesterday' }));
  await centre.findByText('No one in your team staked on these days.');
  expect(app.router.latestLocation.search.report).toMatch(/^from=.*to=/);
});

test('an agent descends by a name and returns by the path; another agent’s team does not open', async () => {
  const { agent, beto, caio, eva } = await agentWithTeam();
  const app = await renderApp(operator, '/promotions?agent=teamManagement');
  const centre = await centreOf(app);
  const list = () => centre.findByRole('table', { name: 'Accounts' });
  expect(await within(await list()).findByText(eva.username)).toBeDefined();
  await app.user.click(centre.getByRole('link', { name: `Downlines of ${beto.username}` }));
  await waitFor(async () => expect(within(await list()).getByText(caio.username)).toBeDefined());
  const path = within(centre.getByRole('navigation', { name: 'Position in the team' }));
  expect(path.getByText(beto.username).getAttribute('aria-current')).toBe('page');
  await app.user.click(path.getByRole('link', { name: agent.username }));
  await waitFor(async () => expect(within(await list()).getByText(eva.username)).toBeDefined());
  const other = await operator.account({ type: 1 });
  await app.router.navigate({
    to: '/',
    search: { agent: 'teamManagement', report: `downline=${other.username}` },
  });
  await centre.findByText('This is no longer available.');
});

test('[AGENT-03] an account is opened with a password that is shown once; a taken name is reported at its field', async () => {
  const { eva } = await agentWithTeam();
  const app = await renderApp(operator, '/promotions?agent=registerCenter');
  const centre = await centreOf(app);
  const field = await centre.findByLabelText('Account name');
  const send = () => app.user.click(centre.getByRole('button', { name: 'Open account' }));
  await app.user.type(field, eva.username);
  await send();
  await centre.findByText('This account name is taken. Choose another one.');
  await app.user.clear(field);
  await app.user.type(field, 'livia2030');
  await app.user.selectOptions(centre.getByLabelText('Type'), 'Agent');
  await send();
  await centre.findByRole('heading', { name: 'The account livia2030 is open' });
  centre.getByText(/they log in with it before .+\d{4}.+ and choose their own/);
  const [password] = centre.getAllByText(/^(\w{4}-){2}\w{4}$/);
  const { database, passwords } = operator.services;
  const [opened] = await database.select().from(account).where(eq(account.username, 'livia2030'));
  expect(opened).toMatchObject({ type: 2, passwordDefault: true });
  const matches = passwords.verify(opened?.passwordHash ?? null, password?.textContent ?? '');
  await expect(matches).resolves.toBe(true);
  await app.user.click(centre.getByRole('button', { name: 'Open another account' }));
  await centre.findByLabelText('Account name');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Register account'));
  expect(centre.queryByText(password?.textContent ?? '')).toBeNull();
});

test('[AGENT-03] a password that is shown once is not lost by accident: every way off the page asks first', async () => {
  await signInBefore(operator, { type: 1 });
  const app = await renderApp(operator, '/rng');
  await app.router.navigate({
    to: '/$lobby',
    params: { lobby: 'rng' },
    search: { agent: 'registerCenter' },
  });
  const centre = await centreOf(app);
  await app.user.type(await centre.findByLabelText('Account name'), 'marisa2031');
  await app.user.click(centre.getByRole('button', { name: 'Open account' }));
  await centre.findByRole('heading', { name: 'The account marisa2031 is open' });
  const answer = async (name: 'Stay' | 'Leave') => {
    const title = { name: 'Leave without this password?' };
    const question = within(await app.screen.findByRole('alertdialog', title));
    await app.user.click(question.getByRole('button', { name }));
    await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
  };
  const ways = [
    ['button', 'Close'],
    ['tab', 'Manage links'],
    ['link', 'Team overview'],
    ['link', 'Log out'],
  ] as const;
  for (const [role, name] of ways) {
    await app.user.click(centre.getByRole(role, { name }));
    await answer('Stay');
    centre.getByText(/^(\w{4}-){2}\w{4}$/);
  }
  await app.user.click(centre.getByRole('button', { name: 'Close' }));
  await answer('Leave');
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
});

test('[AGENT-03] a link is made, counted and closed', async () => {
  await signInBefore(operator, { type: 1 });
  const app = await renderApp(operator, '/promotions?agent=registerCenter&report=tab%3Dcreate');
  const centre = await centreOf(app);
  await app.user.type(await centre.findByLabelText('Name of the link'), 'Telegram');
  await app.user.click(centre.getByRole('button', { name: 'Create link' }));
  await centre.findByRole('heading', { name: 'Your link Telegram is ready' });
  expect(centre.getByRole('img', { name: 'QR code of Telegram' })).toBeDefined();
  const address = centre.getByText(/affiliateCode=/).textContent;
  const code = new URL(address).searchParams.get('affiliateCode') ?? '';
  expect(new URL(address).pathname).toBe('/register');
  const { database } = operator.services;
  const [link] = await database.select().from(affiliateLink).where(eq(affiliateLink.code, code));
  const { username } = await operator.account({ affiliateLinkId: link?.id ?? null });
  await deposit(username);
  await app.user.click(centre.getByRole('tab', { name: 'Manage links' }));
  await centre.findByText('1 registration');
  expect(centre.getByText('1 first deposit')).toBeDefined();
  expect(centre.getByRole('img', { name: 'QR code of Telegram' })).toBeDefined();
  await app.user.click(centre.getByRole('button', { name: 'Close link Telegram' }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Close this link?' }));
  await app.user.click(question.getByRole('button', { name: 'Close link' }));
  await centre.findByText('Closed');
  expect(centre.queryByRole('button', { name: 'Close link Telegram' })).toBeNull();
  // The button that opened the question is gone: the focus stays by the link.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Telegram'));
});

test('[AGENT-03] a visitor who opens the site by a link is counted and arrives at the registration', async () => {
  const { token } = await signInBefore(operator, { type: 1 });
  const client = clientWith(operator, token);
  const { code } = await client.call(affiliateLinkCreate, { body: { label: 'Poster' } });
  closeApp();
  await renderApp(operator, `/register?affiliateCode=${code}`);
  await waitFor(async () => {
    const { list } = await client.call(affiliateLinkList, { query: {} });
    expect(list).toMatchObject([{ visits: 1 }]);
  });
});
