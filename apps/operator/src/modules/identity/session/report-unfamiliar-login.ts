import * as v from 'valibot';
import { noticeOf } from '#kernel/notify/notice.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import { ACCOUNT_NOTICES, UNKNOWN_DEVICE } from '../account/account-notices.ts';
import { SECURITY_PAGE } from '../account/notify-of-change.ts';
import { deviceName } from './device-name.ts';
import { deviceValues, findKnownDevice, type LoginOrigin } from './known-device.ts';

/** A login from an unfamiliar device, by the key of the device: the rest is in its row. */
const reportUnfamiliarLogin = defineWork({
  name: 'login.report-unfamiliar',
  payload: v.object({ accountId: v.number(), network: v.string(), device: v.string() }),
});

/**
 * The report that a login owes, in the login's own transaction: a failed login owes none, and no login waits for a mail
 * server.
 */
export function unfamiliarLogin(
  accountId: number,
  origin: LoginOrigin,
): Owed<typeof reportUnfamiliarLogin.payload> {
  const { network, device } = deviceValues(origin);
  return {
    kind: reportUnfamiliarLogin,
    key: `unfamiliar-login:${accountId}:${network}:${device}:${origin.now.getTime()}`,
    payload: { accountId, network, device },
  };
}

/**
 * Notifies an account of a login from an unfamiliar device: by a notice on the site and a message to the contact that
 * was verified first; the next login reports it too.
 */
export const unfamiliarLoginWork = ({
  notifier,
  now,
}: Pick<Services, 'notifier' | 'now'>): WorkHandler =>
  handleWork(reportUnfamiliarLogin, {
    async inside(transaction, login) {
      const found = await findKnownDevice(transaction.tx, login);
      if (found === undefined) return;
      const { accountId, address, userAgent, firstSeenAt } = found;
      const notice = noticeOf(ACCOUNT_NOTICES['login-elsewhere'], {
        device: deviceName(userAgent) || UNKNOWN_DEVICE,
        address,
        time: firstSeenAt,
        link: SECURITY_PAGE,
      });
      await notifier.alert(transaction, { accountId, at: now() }, notice, 'first');
    },
  });
