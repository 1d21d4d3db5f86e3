import type { Job } from '#kernel/work/job.ts';
import { ACCOUNT_NOTICES, UNKNOWN_DEVICE } from '../account/account-notices.ts';
import { SECURITY_PAGE } from '../account/notify-of-change.ts';
import { noticeOf } from '#kernel/notify/notice.ts';
import type { Services } from '#kernel/services.ts';
import { deviceName } from './device-name.ts';
import { claimDueMessages } from './known-device.ts';

/** How many one run reports within its transaction. */
const AT_ONCE = 100;

/**
 * Notifies accounts of logins from an unfamiliar device: by a notice on the site and a message to the contact that was
 * verified first; the next login reports it too. A job, so that a failed login is not reported and no login waits for
 * a mail server.
 */
export const reportUnfamiliarLogins = ({
  notifier,
  now,
}: Pick<Services, 'notifier' | 'now'>): Job => ({
  name: 'tell-of-places',
  everySeconds: 30,
  async run(transaction) {
    const due = await claimDueMessages(transaction.tx, AT_ONCE);
    for (const { accountId, address, userAgent, firstSeenAt } of due) {
      const notice = noticeOf(ACCOUNT_NOTICES['login-elsewhere'], {
        device: deviceName(userAgent) || UNKNOWN_DEVICE,
        address,
        time: firstSeenAt,
        link: SECURITY_PAGE,
      });
      await notifier.alert(transaction, { accountId, at: now() }, notice, 'first');
    }
    return { told: due.length };
  },
});
