import type { TestOperator } from '@palpite/operator/testing';
import { message, messageMark } from '@palpite/operator/testing/tables';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, memberCentreOf, openCentre, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterAll(() => operator.close());
afterEach(closeApp);

/** The next step of a case, with news. */
async function sayStep(title: string, accountId: number) {
  const { database } = operator.services;
  await database.update(message).set({ replacedAt: new Date() });
  const content = [{ kind: 'paragraph' as const, runs: [{ text: `Body of ${title}` }] }];
  await database.insert(message).values({
    brandCode: 'palpite',
    accountId,
    caseRef: 'withdrawal:7',
    texts: { EN: { title, content } },
    sentAt: new Date(),
  });
}

/** How many rows of the account have not been read, of those in its list. */
async function unreadIn(accountId: number): Promise<number> {
  const { database } = operator.services;
  const read = (await database.select().from(messageMark)).map(({ messageId }) => messageId);
  const rows = await database.select().from(message);
  return rows.filter(
    (row) => row.accountId === accountId && row.replacedAt === null && !read.includes(row.id),
  ).length;
}

test('[MEMBER-14] a message with a later step shows it on top and the earlier ones below, and reading it reads that step', async () => {
  const { user } = await signInBefore(operator);
  const id = Number(user.id);
  await sayStep('Approved', id);
  await sayStep('Paid', id);
  const app = await openCentre(operator, 'messageV2');
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: /Unread.*Paid/ }));
  expect(await centre.findByText('Body of Paid')).toBeTruthy();
  const earlier = within(centre.getByRole('region', { name: 'Earlier' }));
  expect(earlier.getByText('Body of Approved')).toBeTruthy();
  await waitFor(async () => expect(await unreadIn(id)).toBe(0));

  // Another comes while it is open.
  await sayStep('Missing amount sent', id);
  await act(() => app.router.options.context.queryClient.invalidateQueries());
  expect(await centre.findByText('Body of Missing amount sent')).toBeTruthy();
  await waitFor(async () => expect(await unreadIn(id)).toBe(0));
  await app.user.click(centre.getByRole('link', { name: 'All messages' }));
  expect(await centre.findByRole('link', { name: /^Missing amount sent/ })).toBeTruthy();
  expect(centre.queryByRole('link', { name: /Approved|^Paid/ })).toBeNull();
});
