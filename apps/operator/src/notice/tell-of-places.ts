import type { Job } from '../jobs/job.ts';
import { deviceName } from '../session/device-name.ts';
import { claimDueMessages } from '../session/known-device.ts';
import { leaveNotice, sendNotice } from './tell-holder.ts';

/** As many as one run may hold its transaction open for. */
const AT_ONCE = 100;

/**
 * Writes to the owners of accounts that were signed in to from elsewhere: among their messages, and to the contact that
 * each has proved first; the next login tells it too. A job and not a part of the login: a login that failed after all is not told of,
 * and none waits for a mail server.
 */
export const tellOfPlaces: Job = {
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
      await leaveNotice(tx, services, notice);
      afterCommit(() =>
        services.messages.later(() =>
          sendNotice(services, notice, (contacts) => contacts.slice(0, 1)),
        ),
      );
    }
    return { told: due.length };
  },
};
