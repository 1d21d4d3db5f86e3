import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { authenticator } from '../../tables/authenticator.table.ts';
import { ACCOUNT_NOTICES } from '../../account/account-notices.ts';
import { notifyOfChange } from '../../account/notify-of-change.ts';
import { accountNamed } from '../../account/staff/account-named.ts';
import { revokeSessionsOf } from '../../session/revoke-sessions.ts';
import { ofAccount } from '#kernel/staff/inputs.ts';
import { wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';

/** For a member who lost phone and recovery codes. */
export const turnOffTwoStep = staffUseCases().act({
  name: 'accounts.two-step-off',
  roles: ['support', 'risk'],
  fourEyes: 'the password is still needed, and the member is notified',
  input: v.strictObject(ofAccount),
  async run(context, named) {
    const { tx, services, now: at } = context;
    const account = await accountNamed(context, named);
    // The person with the lost phone may be signed in with it.
    await revokeSessionsOf(tx, account.id, 'operator', at);
    const { rowCount } = await tx
      .delete(authenticator)
      .where(eq(authenticator.accountId, account.id));
    if (rowCount !== 1) throw wrongState(`${account.username} has no two-step login.`);
    const texts = ACCOUNT_NOTICES['two-step-off-by-us'];
    await notifyOfChange(context, services, { accountId: account.id, texts, at, address: '' });
    return account.username;
  },
});
