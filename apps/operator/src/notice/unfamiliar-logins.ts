import type { Job } from '../jobs/job.ts';
import { deviceName } from '../session/device-name.ts';
import { claimDueMessages } from '../session/known-device.ts';
import { writeNotice, sendNotice } from './notify-account.ts';

/** How many one run reports within its transaction. */
const AT_ONCE = 100;

/**
 * Notifies accounts of logins from an unfamiliar device: by a notice on the site and a message to the contact that was
 * proved first; the next login reports it too. A job, so that a login that failed is not reported and no login waits for
 * a mail server.
 */
export const reportUnfamiliarLogins: Job = {
  name: 'tell-of-places',
  everySeconds: 30,
  async run({ tx, afterCommit }, services) {
    const due = await claimDueMessages(tx, AT_ONCE);
    for (const { accountId, address, userAgent, firstSeenAt } of due) {
      const notice = {
        accountId,
        kind: 'login-elsewhere',
        at: firstSeenAt,
        address,
        device: deviceName(userAgent),
      } as const;
      await writeNotice(tx, services, notice);
      afterCommit(() =>
        services.messages.later(() =>
          sendNotice(services, notice, (contacts) => contacts.slice(0, 1)),
        ),
      );
    }
    return { told: due.length };
  },
};
