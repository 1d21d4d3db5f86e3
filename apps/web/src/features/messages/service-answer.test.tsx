import { supportMessage } from '@palpite/operator/testing/tables';
import { answerMessage } from '@palpite/operator/testing/talk';
import type { TestOperator } from '@palpite/operator/testing';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeServicePanel } from '../../parts/talk/service-panel-store.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, memberCentreOf, openCentre, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterAll(() => operator.close());
afterEach(() => {
  act(closeServicePanel);
  closeApp();
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
  const app = await openCentre(operator, 'messageV2');
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: /Unread/ }));
  expect(await centre.findByText('In your balance.')).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'Open the conversation' }));
  // Above the centre, which is a dialog itself.
  const panel = await app.screen.findByRole('dialog', { name: 'Customer service' });
  expect(panel.tagName).toBe('DIALOG');
  const desk = await within(panel).findByTitle('Messages to customer service');
  expect(desk.getAttribute('src')).toMatch(/\/support\?pass=/);
});
