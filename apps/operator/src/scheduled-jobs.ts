import { sweepChat } from './chat/sweep-chat.ts';
import { sweepOldCodes } from './codes/code-jobs.ts';
import { sweepOldMail } from './codes/outbox-jobs.ts';
import { askRefunds } from './deposit/ask-refunds.ts';
import { timeOutDeposits } from './deposit/time-out.ts';
import { frameJobs } from './http/frame-jobs.ts';
import type { Job } from './jobs/job.ts';
import { sweepJobSlots } from './jobs/sweep-job-slots.ts';
import { sweepLaunches } from './launch/launch-jobs.ts';
import { sweepMessages } from './message/sweep-messages.ts';
import type { Own } from './own.ts';
import { sandboxBankJob, type SendToOperator } from './sandbox-bank/send-notifications.ts';
import type { Services } from './services.ts';
import { reportUnfamiliarLogins } from './session/report-unfamiliar-logins.ts';
import { sessionJobs } from './session/session-jobs.ts';
import { vendorJobs } from './vendor/vendor-jobs.ts';
import { withdrawalJobs } from './withdrawal/withdrawal-jobs.ts';

/** The operator's scheduled work. */
export const scheduledJobs = (
  services: Services,
  { money, play }: Own,
  send: SendToOperator,
): readonly Job[] => [
  ...frameJobs(services),
  sweepJobSlots,
  ...sessionJobs(services),
  sweepOldCodes,
  sweepOldMail,
  sweepMessages(services),
  sweepChat(services),
  reportUnfamiliarLogins(services),
  timeOutDeposits(services, money),
  sweepLaunches,
  ...withdrawalJobs(services),
  askRefunds(services, money.paymentProviders),
  ...vendorJobs(services, play.vendorHosts),
  sandboxBankJob(services, send),
];
