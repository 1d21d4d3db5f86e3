import type { TestOperator } from '@palpite/operator/testing';
import { account, termsAgreement } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const TITLE = 'Our terms have changed';

/** A page of a member who agreed to older terms. */
async function openLapsed() {
  const { user } = await signInBefore(operator);
  await operator.services.database
    .update(account)
    .set({ termsVersion: '2025-01-01' })
    .where(eq(account.id, Number(user.id)));
  const app = await renderApp(operator, '/');
  const dialog = within(await app.screen.findByRole('dialog', { name: TITLE }));
  return { app, dialog, accountId: Number(user.id) };
}

test('changed terms are shown in full; the agreement is recorded, and the waiting calls continue', async () => {
  const { app, dialog, accountId } = await openLapsed();
  const text = within(await dialog.findByRole('region', { name: 'Terms of use' }));
  expect(await text.findByText('What we ask')).toBeTruthy();
  expect(await dialog.findByText(/version of Jan 1, 2026/)).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  const kept = await operator.services.database
    .select()
    .from(termsAgreement)
    .where(eq(termsAgreement.accountId, accountId));
  expect(kept).toMatchObject([{ version: '2026-01-01', address: '203.0.113.7' }]);
  // The balance was among the waiting calls.
  expect((await app.screen.findAllByText(/1,000\.00/)).length).toBeGreaterThan(0);
});

test('they cannot be dismissed, only agreed to or left by signing out', async () => {
  const { app, dialog } = await openLapsed();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await app.user.keyboard('{Escape}');
  await app.user.keyboard('{Escape}');
  expect(app.screen.getByRole('dialog', { name: TITLE })).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Log out' }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('visitor'));
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: TITLE })).toBeNull());
});
