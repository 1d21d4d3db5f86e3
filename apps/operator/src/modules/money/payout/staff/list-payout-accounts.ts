import * as v from 'valibot';
import { accountNamed } from '#modules/identity/index.ts';
import { ofAccount } from '#kernel/staff/inputs.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { isUsable, payoutAccountsOf } from '../payout-accounts.ts';

/** An account's payout accounts, masked, and from when withdrawals to them are possible. */
export const listPayoutAccounts = staffUseCases().look({
  name: 'payout.list',
  roles: ['support', 'cashier', 'risk'],
  input: v.strictObject(ofAccount),
  async run(context, input) {
    const { tx, now } = context;
    const { id } = await accountNamed(context, input);
    const rows = await payoutAccountsOf(tx, id);
    return rows.map((row) => ({ ...row, isUsable: isUsable(row, now) }));
  },
});
