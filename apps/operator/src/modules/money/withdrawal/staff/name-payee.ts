import { ContractError } from '@palpite/contract/errors.ts';
import * as v from 'valibot';
import { accountNamed, notifyOfChange } from '#modules/identity/index.ts';
import { findPayee, updatePayee } from '../../payout/payee.ts';
import { usableFrom, waitAnew } from '../../payout/payout-accounts.ts';
import { PAYOUT_NOTICES } from '../../payout/payout-notices.ts';
import { readPayeeName } from '../../payout/set-payee-name.ts';
import { ofAccount, word } from '#kernel/staff/inputs.ts';
import { invalidInput } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { holdOpenWithdrawals } from '../hold-withdrawals.ts';

/**
 * Sets or changes the name that an account is paid under. It decides to whom money can leave, so it needs two people;
 * payout accounts wait again, withdrawals are put on hold and the member is notified.
 */
export const namePayee = staffUseCases().act({
  name: 'payout.name',
  roles: ['risk'],
  fourEyes: true,
  input: v.strictObject({ ...ofAccount, payeeName: word }),
  async run(context, { payeeName: typed, ...named }) {
    const { tx, client, services, now: at } = context;
    const payeeName = readName(typed);
    const account = await accountNamed(context, named, async ({ id, status }) => {
      const payee = await findPayee(tx, id);
      return `account ${status}; paid as ${payee?.payeeName ?? 'unknown'}`;
    });
    const usableAt = usableFrom(await services.brands.brand(account.brandCode), at);
    await updatePayee(tx, account.id, { payeeName });
    await waitAnew(tx, account.id, usableAt);
    const texts = PAYOUT_NOTICES['payee-name-by-us'];
    await notifyOfChange(context, services, { accountId: account.id, texts, at, address: '' });
    const scene = { tx, client, services, accountId: account.id, at, by: 'operator' } as const;
    const held = await holdOpenWithdrawals(scene, 'payee-name-changed');
    return { username: account.username, payeeName, usableAt, held };
  },
});

/** @throws StaffError */
function readName(typed: string): string {
  try {
    return readPayeeName(typed);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw invalidInput(`Invalid name "${typed}": expected 2 to 60 letters and spaces.`);
  }
}
