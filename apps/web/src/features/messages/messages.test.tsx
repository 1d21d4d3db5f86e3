import { messageCountUnread } from '@palpite/contract/announcement.ts';
import {
  messageGet,
  messageList,
  messageListCorrespondents,
  messageMarkRead,
  messageSend,
} from '@palpite/contract/message.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { message, messageMark } from '@palpite/operator/testing/tables';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import {
  clientWith,
  closeApp,
  memberCentreOf,
  openCentre,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterAll(() => operator.close());
afterEach(closeApp);
beforeEach(async () => {
  await operator.services.database.delete(messageMark);
  await operator.services.database.delete(message);
});

/** A message of the operator to one account, or to all. */
async function say(title: string, accountId: number | null = null) {
  const content = [{ kind: 'paragraph' as const, runs: [{ text: `Body of ${title}` }] }];
  const [sent] = await operator.services.database
    .insert(message)
    .values({
      brandCode: 'palpite',
      accountId,
      texts: { EN: { title, content } },
      sentAt: new Date(),
    })
    .returning({ id: message.id });
  return `${sent?.id}`;
}

const open = (report?: string) => openCentre(operator, 'messageV2', report);

test('[MEMBER-14] new messages are marked in words and counted; reading one, then all, removes the marks', async () => {
  const { user } = await signInBefore(operator);
  for (const title of ['First', 'Second', 'Third']) await say(title, Number(user.id));
  const app = await open();
  const centre = await memberCentreOf(app);
  const entry = await centre.findByRole('link', {
    name: /Platform messages.*3 unread messages/,
  });
  expect(entry.getAttribute('aria-current')).toBe('page');
  expect(await centre.findByRole('tab', { name: 'System (3)' })).toBeTruthy();
  const row = await centre.findByRole('link', { name: /Unread.*Second/ });
  await app.user.click(row);
  const heading = await centre.findByRole('heading', { level: 2, name: 'Second' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(centre.getByText('Body of Second')).toBeTruthy();
  await centre.findByRole('link', { name: /2 unread messages/ });

  await app.user.click(centre.getByRole('link', { name: 'All messages' }));
  const read = await centre.findByRole('link', { name: /^Second/ });
  expect(read.textContent).not.toContain('Unread');
  await app.user.click(centre.getByRole('button', { name: 'Mark all as read' }));
  expect(await centre.findByText('Nothing unread')).toBeTruthy();
  await waitFor(() => expect(centre.queryByText('Unread')).toBeNull());
});

test('[MEMBER-14] a deleted message can be restored; keyboard users continue at “Undo”', async () => {
  const { user } = await signInBefore(operator);
  await say('Keep me', Number(user.id));
  const app = await open();
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'Delete: Keep me' }));
  const undo = await centre.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(centre.getByText('Deleted: Keep me')).toBeTruthy();
  expect(await centre.findByText('No messages from us')).toBeTruthy();
  await app.user.keyboard('{Enter}');
  expect(await centre.findByRole('link', { name: /^Keep me/ })).toBeTruthy();
  await waitFor(() => expect(centre.queryByRole('button', { name: 'Undo' })).toBeNull());
  const heading = centre.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('[MEMBER-14] two messages deleted before the first answer can both be restored', async () => {
  const { user } = await signInBefore(operator);
  for (const title of ['One', 'Two']) await say(title, Number(user.id));
  const answer = Promise.withResolvers<void>();
  const app = await renderApp(operator, '/promotions?member=messageV2', {
    intercept: async (request, pass) => {
      if (request.method === 'DELETE') await answer.promise;
      return pass();
    },
  });
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'Delete: One' }));
  await app.user.click(centre.getByRole('button', { name: 'Delete: Two' }));
  answer.resolve();
  await waitFor(() => expect(centre.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  for (const title of ['One', 'Two']) {
    const bar = (await centre.findByText(`Deleted: ${title}`)).parentElement as HTMLElement;
    await app.user.click(within(bar).getByRole('button', { name: 'Undo' }));
    expect(await centre.findByRole('link', { name: new RegExp(`${title}\\b`) })).toBeTruthy();
  }
  await waitFor(() => expect(centre.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('[MEMBER-14] a message opens by its address; deleted from there, it leads back to the list', async () => {
  const { user } = await signInBefore(operator);
  const id = await say('Direct', Number(user.id));
  const app = await open(`message=${id}`);
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: 'Direct' })).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'Delete' }));
  expect(await centre.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(await centre.findByText('No messages from us')).toBeTruthy();
  expect(app.router.latestLocation.search).toEqual({ member: 'messageV2' });
});

test('a message that no longer exists says so and links on', async () => {
  await signInBefore(operator);
  const app = await open('message=999999');
  const centre = await memberCentreOf(app);
  expect(await centre.findByText('This message is no longer available')).toBeTruthy();
  await app.user.click(centre.getByRole('link', { name: 'All messages' }));
  expect(await centre.findByText('No messages from us')).toBeTruthy();
});

test('the tab, the page and the way back are in the address', async () => {
  const { user } = await signInBefore(operator);
  for (let number = 1; number <= 11; number += 1) await say(`Nr ${number}`, Number(user.id));
  const app = await open();
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: 'Next page' }));
  expect(await centre.findByRole('link', { name: /Nr 1\b/ })).toBeTruthy();
  expect(app.router.latestLocation.search).toMatchObject({
    report: expect.stringMatching(/^page=after\.[\w-]+$/),
  });
  await app.user.click(centre.getByRole('tab', { name: 'Personal' }));
  expect(await centre.findByText('No personal messages')).toBeTruthy();
  expect(centre.queryByRole('link', { name: 'Write a message' })).toBeNull();
  app.router.history.back();
  expect(await centre.findByRole('link', { name: /Nr 1\b/ })).toBeTruthy();
});

test('[MEMBER-14] an upline and its downline write each other', async () => {
  const upline = await operator.account({ type: 1 });
  const downline = await signInBefore(operator, { uplineId: upline.id });
  const masked = `${upline.username.slice(0, 2)}***`;
  const asDownline = await open('tab=personal');
  const mine = await memberCentreOf(asDownline);
  await asDownline.user.click(await mine.findByRole('link', { name: 'Write a message' }));
  expect(await mine.findByRole('option', { name: `Your upline (${masked})` })).toBeTruthy();
  await asDownline.user.click(mine.getByRole('button', { name: 'Send' }));
  expect((await mine.findByRole('alert')).textContent).toBe('Write something first');
  await asDownline.user.type(mine.getByLabelText('Your message'), 'Good evening');
  await asDownline.user.click(mine.getByRole('button', { name: 'Send' }));
  expect(await mine.findByRole('link', { name: /Good evening.*To your upline/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain(upline.username);
  closeApp();

  const app = await renderApp(operator, '/promotions?member=messageV2&report=tab%3Dpersonal');
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.type(login.getByLabelText('Account name'), upline.username);
  await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  const theirs = await memberCentreOf(app);
  await app.user.click(await theirs.findByRole('link', { name: /Good evening/ }));
  expect(await theirs.findByText(`From ${downline.username}`)).toBeTruthy();
  await app.user.click(theirs.getByRole('link', { name: 'Answer' }));
  await app.user.type(await theirs.findByLabelText('Your message'), 'And to you');
  await theirs.findByRole('option', { name: downline.username });
  await app.user.click(theirs.getByRole('button', { name: 'Send' }));
  await theirs.findByRole('link', { name: /And to you/ });
  const client = clientWith(operator, downline.token);
  expect(await client.call(messageCountUnread)).toMatchObject({ personal: 1 });
});

test('a message that could not be sent is kept, and sent once when the answer was lost', async () => {
  const upline = await operator.account({ type: 1 });
  await signInBefore(operator, { uplineId: upline.id });
  let lost = true;
  const app = await renderApp(operator, '/promotions?member=messageV2&report=write%3Dupline', {
    intercept: async (request, pass) => {
      const answer = await pass();
      const isSend = request.method === 'POST' && request.url.endsWith(messageSend.path);
      return isSend && lost ? new Response('<html>', { status: 200 }) : answer;
    },
  });
  const centre = await memberCentreOf(app);
  const box = await centre.findByLabelText<HTMLTextAreaElement>('Your message');
  await centre.findByRole('option', { name: /Your upline/ });
  await app.user.type(box, 'Only once');
  await app.user.click(centre.getByRole('button', { name: 'Send' }));
  await centre.findByRole('alert');
  expect(box.value).toBe('Only once');
  lost = false;
  await app.user.click(centre.getByRole('button', { name: 'Send' }));
  await centre.findByRole('link', { name: /Only once/ });
  expect(await operator.services.database.$count(message)).toBe(1);
});

test('[MEMBER-14] a message goes only to the chosen recipient: not before the list has loaded, and not to the upline instead', async () => {
  const upline = await operator.account({ type: 1 });
  const { user } = await signInBefore(operator, { type: 1, uplineId: upline.id });
  const anton = await operator.account({ uplineId: Number(user.id) });
  const arrival = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const app = await renderApp(operator, '/promotions?member=messageV2&report=write%3Dnew', {
    intercept: async (request, pass) => {
      const { pathname } = new URL(request.url);
      if (pathname === messageListCorrespondents.path) await arrival.promise;
      if (request.method === 'POST' && pathname === messageSend.path) {
        sent.push(await request.clone().json());
      }
      return pass();
    },
  });
  const centre = await memberCentreOf(app);
  await app.user.type(await centre.findByLabelText('Your message'), 'Hello');
  const send = centre.getByRole('button', { name: 'Send' });
  expect(send.getAttribute('aria-busy')).toBe('true');
  await app.user.click(send);
  arrival.resolve();
  const to = await centre.findByLabelText<HTMLSelectElement>('To');
  await waitFor(() => expect(to.value).toBe('upline'));
  expect(sent).toEqual([]);
  await app.user.selectOptions(to, anton.username);

  // The draft to one recipient does not appear for another.
  const write = (recipient: string) =>
    act(() =>
      app.router.navigate({
        to: '/',
        search: { member: 'messageV2', report: `write=${recipient}` },
      }),
    );
  await write('upline');
  const box = () => centre.getByLabelText<HTMLTextAreaElement>('Your message').value;
  await waitFor(() => expect(box()).toBe(''));
  await write('999999');
  await waitFor(() => expect(centre.getByLabelText<HTMLSelectElement>('To').value).toBe(''));
  await app.user.type(centre.getByLabelText('Your message'), 'To whom?');
  await app.user.click(centre.getByRole('button', { name: 'Send' }));
  expect((await centre.findByLabelText('To')).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await write(`${anton.id}`);
  await waitFor(() => expect(box()).toBe('Hello'));
  await app.user.click(centre.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ downlineId: `${anton.id}`, text: 'Hello' }]));
});

test('a draft survives a session that was ended, only for its own account', async () => {
  const upline = await operator.account({ type: 1 });
  const { username } = await signInBefore(operator, { uplineId: upline.id });
  const other = await operator.account({ uplineId: upline.id });
  const app = await renderApp(operator, '/promotions?member=messageV2&report=write%3Dupline');
  const box = async () =>
    (await memberCentreOf(app)).findByLabelText<HTMLTextAreaElement>('Your message');
  const logIn = async (name: string) => {
    const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
    await app.user.type(await login.findByLabelText('Account name'), name);
    await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(login.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(app.session.token()).not.toBeNull());
  };
  await app.user.type(await box(), 'Half a');
  act(() => app.session.end('expired'));
  await logIn(username);
  await waitFor(async () => expect((await box()).value).toBe('Half a'));
  act(() => app.session.end('expired'));
  await logIn(other.username);
  await waitFor(async () => expect((await box()).value).toBe(''));
  await app.user.type(await box(), 'Another');
  act(() => app.session.end('signed-out'));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Half a|Another/);
});

test.each([
  ['the list', messageList.path, '', 'Your messages could not be loaded', 'No messages from us'],
  [
    'a message',
    messageGet.path,
    'message=1',
    'The message could not be loaded',
    'This message is no longer available',
  ],
])('%s that does not load says so, with a retry', async (_what, path, report, said, then) => {
  await signInBefore(operator);
  let broken = true;
  const app = await renderApp(operator, `/promotions?member=messageV2&report=${report}`, {
    intercept: async (request, pass) =>
      broken && new URL(request.url).pathname === path
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const centre = await memberCentreOf(app);
  expect(await centre.findByText(said)).toBeTruthy();
  broken = false;
  await app.user.click(centre.getByRole('button', { name: 'Try again' }));
  expect(await centre.findByText(then)).toBeTruthy();
});

test('markup in a message appears as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1))';
  const { user } = await signInBefore(operator);
  const sender = await operator.account({ uplineId: Number(user.id) });
  const [sent] = await operator.services.database
    .insert(message)
    .values({
      brandCode: 'palpite',
      accountId: Number(user.id),
      senderId: sender.id,
      toUpline: true,
      text: hostile,
      sentAt: new Date(),
    })
    .returning({ id: message.id });
  const app = await open(`tab=personal&message=${sent?.id}`);
  const centre = await memberCentreOf(app);
  expect(await centre.findByText(hostile)).toBeTruthy();
  expect(document.querySelector('dialog article img, dialog script')).toBeNull();
});

test('[MSG-01] the side menu shows the number of unread messages, and none once they are read', async () => {
  const { user, token } = await signInBefore(operator);
  await say('News', Number(user.id));
  const app = await renderApp(operator, '/');
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  expect(
    await menu.findByRole('link', { name: /Platform messages.*1 unread message/ }),
  ).toBeTruthy();
  await clientWith(operator, token).call(messageMarkRead, {
    body: { tab: 'system', messageId: null },
  });
  const { queryClient } = app.router.options.context;
  await queryClient.invalidateQueries();
  await waitFor(() => expect(menu.queryByText(/unread message/)).toBeNull());
});

test('[MSG-01] the bell in the header says how many messages wait unread, shows the newest, and leads to them', async () => {
  const { user, token } = await signInBefore(operator);
  await say('News', Number(user.id));
  const app = await renderApp(operator, '/promotions');
  const header = within(await app.screen.findByRole('banner'));
  const bell = await header.findByRole('button', { name: 'Messages: 1 unread' });
  expect(bell.textContent).toBe('1');
  await app.user.click(bell);
  expect(await app.screen.findByRole('link', { name: /^Unread News/, hidden: true })).toBeTruthy();
  await app.user.click(app.screen.getByRole('link', { name: 'See all', hidden: true }));
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { level: 1, name: 'Platform messages' })).toBeTruthy();
  await clientWith(operator, token).call(messageMarkRead, {
    body: { tab: 'system', messageId: null },
  });
  await app.router.options.context.queryClient.invalidateQueries();
  await waitFor(() => expect(bell.textContent).toBe(''));
  expect(bell.getAttribute('aria-label')).toBe('Messages');
});

test('[PERM-08] a guest has no messages: none are counted, and the page says that it needs a real account', async () => {
  const asked: string[] = [];
  const app = await renderApp(operator, '/', {
    intercept: async (request, pass) => {
      asked.push(new URL(request.url).pathname);
      return pass();
    },
  });
  await app.user.click(await app.screen.findByRole('button', { name: 'Play free' }));
  await app.screen.findByRole('button', { name: /^Account of/ });
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('link', { name: 'Platform messages' }));
  expect(await app.screen.findByRole('alertdialog')).toBeTruthy();
  await waitFor(() => expect(asked).toContain(walletGetBalance.path));
  expect(asked).not.toContain(messageCountUnread.path);
  expect(asked).not.toContain(messageList.path);
});

test('a visitor who opens the messages logs in first and then arrives there', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/');
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('link', { name: 'Platform messages' }));
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.type(login.getByLabelText('Account name'), username);
  await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: 'Platform messages' })).toBeTruthy();
});
