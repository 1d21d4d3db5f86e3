import { sweepChat } from './modules/talk/chat/sweep-chat.ts';
import { sweepOldCodes } from './modules/identity/codes/code-jobs.ts';
import { sweepOldMail } from './sandbox/outbox/outbox-jobs.ts';
import { frameJobs } from './kernel/http/frame-jobs.ts';
import type { Job } from './kernel/work/job.ts';
import { sweepJobSlots } from './kernel/work/sweep-job-slots.ts';
import { sweepWork } from './kernel/work/sweep-work.ts';
import { sweepLaunches } from './modules/play/launch/launch-jobs.ts';
import { sweepMessages } from './modules/talk/message/sweep-messages.ts';
import type { Services } from './kernel/services.ts';
import { sessionJobs } from './modules/identity/session/session-jobs.ts';
import { vendorJobs } from './modules/play/engines/seamless/vendor-jobs.ts';
import { withdrawalJobs } from './modules/money/withdrawal/withdrawal-jobs.ts';

/** The operator's sweeps: a run that is lost is made up for by the next one. What must not be lost is work. */
export const scheduledJobs = (services: Services): readonly Job[] => [
  ...frameJobs(services),
  sweepJobSlots,
  sweepWork,
  ...sessionJobs(services),
  sweepOldCodes,
  sweepOldMail,
  sweepMessages(services),
  sweepChat(services),
  sweepLaunches,
  ...withdrawalJobs,
  ...vendorJobs(services),
];
