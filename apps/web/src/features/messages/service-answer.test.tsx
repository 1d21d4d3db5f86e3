import { supportMessage } from '@palpite/operator/testing/tables';
import { answerMessage } from '@palpite/operator/testing/talk';
import type { TestOperator } from '@palpite/operator/testing';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubPopup } from '../../testing/popup.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, memberCentreOf, openCentre, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterAll(() => operator.close());
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

test('an answer of customer service links back to its conversation', async () => {
  const { user } = await signInBefore(operator);
  const { database } = operator.services;
  const [asked] = await database
    .insert(supportMessage)
    .values({
      reference: 'ABCDE-12345',
      formId: 'form',
      brandCode: 'palpite',
      channel: 'live',
      accountId: Number(user.id),
      language: 'EN',
      message: 'Where is my prize?',
      createdAt: new Date(),
    })
    .returning();
  if (asked === undefined) throw new Error('nothing was kept');
  await answerMessage(database, asked, 'In your balance.', new Date());
  const popup = stubPopup();
  const app = await openCentre(operator, 'messageV2');
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: /Unread/ }));
  expect(await centre.findByText('In your balance.')).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'Open the conversation' }));
  await waitFor(() => expect(popup.address).toMatch(/\/support\?pass=/));
});
