import * as v from 'valibot';
import { accountNamed, revokeSessionsOf, setAccountStatus } from '#modules/identity/index.ts';
import {
  freezePayee,
  holdOpenWithdrawals,
  lockTurnover,
  readyForUnlock,
  unfreezePayee,
} from '#modules/money/index.ts';
import { ofAccount } from '#kernel/staff/inputs.ts';
import { wrongState } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';

/** Locking crosses modules: the account itself, its sessions, its withdrawals. */

const { act } = staffUseCases();

const sceneOf = ({ tx, client, services, now: at }: StaffContext<unknown>, accountId: number) =>
  ({ tx, client, services, accountId, at, by: 'operator' }) as const;

/** Its sessions end and its withdrawals are held; its balance does not change. */
export const lockAccount = act({
  name: 'accounts.lock',
  roles: ['support', 'risk'],
  fourEyes: 'keeps money where it is, and may be urgent',
  input: v.strictObject(ofAccount),
  async run(context, named) {
    const { tx, now } = context;
    const { id, username, status } = await accountNamed(context, named);
    if (status === 'closed') throw wrongState(`${username} is closed.`);
    // Waits for a request in progress; its withdrawal is put on hold below.
    await lockTurnover(tx, id);
    await setAccountStatus(tx, id, 'locked');
    await freezePayee(tx, id, now);
    // Before the sessions: ending them locks the account's row, which the clock may want while it holds another.
    const held = await holdOpenWithdrawals(sceneOf(context, id), 'account-locked');
    return { username, held, ended: await revokeSessionsOf(tx, id, 'operator', now) };
  },
});

/** Its withdrawals stay on hold. */
export const unlockAccount = act({
  name: 'accounts.unlock',
  roles: ['risk'],
  fourEyes: 'its withdrawals stay on hold, and each needs two people to leave',
  input: v.strictObject(ofAccount),
  async run(context, named) {
    const { tx } = context;
    const { id, username, status } = await accountNamed(context, named);
    if (status !== 'locked') throw wrongState(`${username} is not locked.`);
    await unfreezePayee(tx, id);
    await readyForUnlock(sceneOf(context, id));
    await setAccountStatus(tx, id, 'active');
    return username;
  },
});
