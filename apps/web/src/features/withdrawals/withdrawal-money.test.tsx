import { requireTurnover } from '@palpite/operator/testing/money';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, memberCentreOf, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  await import('./withdrawal-page.tsx');
});
afterEach(closeApp);

const factsOf = (part: HTMLElement) =>
  [...part.querySelectorAll('dt')].map((name) =>
    [name, name.nextElementSibling].map((each) => each?.textContent).join(': '),
  );

test('[MEMBER-05] the available, locked and still to be staked amounts are shown with reasons; missing settings can be made from there', async () => {
  const { user } = await signInBefore(operator);
  const asked = { accountId: Number(user.id), currency: 'BRL', requiredMinor: 10_000n } as const;
  const at = operator.clock.now;
  const { own } = operator.modules.money;
  await inTransaction(operator.services.pool, async ({ tx }) => {
    await requireTurnover(tx, own, { ...asked, reason: 'deposit', reference: 'D17', at });
    for (const reason of ['opening-balance', 'registration-bonus'] as const) {
      await requireTurnover(tx, own, { ...asked, reason, reference: reason, at });
    }
  });
  const app = await renderApp(operator, '/promotions?member=withdraw');
  const centre = await memberCentreOf(app);
  const money = await centre.findByRole('region', { name: 'Your money' });
  expect(factsOf(money)).toEqual([
    'You can withdraw now: R$0.00',
    'Your balance: R$1,000.00',
    'Locked: R$0.00',
    'Left to stake: R$300.00',
    'Fee: No fee',
  ]);
  const staked = within(centre.getByRole('region', { name: 'Left to stake' }));
  for (const name of ['Deposit D17', 'Opening balance', 'Registration bonus']) {
    expect(staked.getByText(name)).toBeTruthy();
    const bar = staked.getByRole('progressbar', { name: `Staked for ${name}` });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
  }
  expect(staked.getAllByText('R$100.00 of R$100.00 left')).toHaveLength(3);

  const missing = within(centre.getByRole('region', { name: 'Before you can withdraw' }));
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You still need to stake R$300.00.',
  ]);
  // Said once: nothing else is kept back.
  expect(within(money).queryByText('Why not more?')).toBeNull();
  // What the member can set is asked for in steps, and no amount while none can be withdrawn.
  const setup = within(await centre.findByRole('region', { name: 'Set up withdrawals' }));
  expect((await setup.findByRole('status')).textContent).toBe('Step 1 of 4: Your real name');
  expect(
    setup.getByText(/^Prepare now, withdraw after you have staked R\$300.00 more\./),
  ).toBeTruthy();
  expect(setup.queryByLabelText('Amount')).toBeNull();
  expect(app.screen.queryByRole('form', { name: 'Withdraw' })).toBeNull();
});
