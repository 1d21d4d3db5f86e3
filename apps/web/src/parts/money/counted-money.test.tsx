import { type WalletBalance, walletGetBalance } from '@palpite/contract/wallet.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callKey } from '../../lib/calls.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

/** A member's header, and the figure of the balance in it. */
async function openHeader() {
  await signInBefore(operator);
  const { screen, router } = await renderApp(operator, '/promotions');
  const header = await screen.findByRole('group', { name: 'Balance' });
  await waitFor(() => expect(header.textContent).toContain('R$1,000.00'));
  const figure = header.querySelector<HTMLElement>('.counting');
  if (!figure) throw new Error('the balance has no figure');
  const services = router.options.context;
  // An answer that is on its way would take a change back.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  /** What the figure has counted over its text. */
  const counted: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { oldValue } of changes) if (oldValue !== null) counted.push(oldValue);
  });
  observer.observe(figure, { attributeFilter: ['data-counting'], attributeOldValue: true });
  onTestFinished(() => observer.disconnect());
  const change = async (sumBalance: string, text: string) => {
    await act(async () => {
      const queryKey = callKey(services, walletGetBalance);
      services.queryClient.setQueriesData<WalletBalance>(
        { queryKey },
        (shown) => shown && { ...shown, sumBalance },
      );
    });
    await waitFor(() => {
      expect(figure.textContent).toBe(text);
      expect(figure.dataset['counting']).toBeUndefined();
    });
  };
  return { counted, change };
}

test('a balance that changes counts to its new amount', async () => {
  const { counted, change } = await openHeader();
  await change('105000', 'R$1,050.00');
  expect(counted[0]).toBe('R$1,000.00');
  for (const text of counted) expect(text).toMatch(/^R\$1,0[0-5]\d\.\d\d$/);
});

test('for a reader who asks for less motion it is the new amount at once', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real('(min-width: 0px)') : real(query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { counted, change } = await openHeader();
  await change('105000', 'R$1,050.00');
  expect(counted).toEqual([]);
});
