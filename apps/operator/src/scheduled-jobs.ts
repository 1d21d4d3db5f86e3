import { sweepChat } from './modules/talk/chat/sweep-chat.ts';
import { sweepOldCodes } from './modules/identity/codes/code-jobs.ts';
import { sweepOldMail } from './sandbox/outbox/outbox-jobs.ts';
import { askRefunds } from './modules/money/deposit/ask-refunds.ts';
import { timeOutDeposits } from './modules/money/deposit/time-out.ts';
import { watchWinners } from './modules/insight/winner/watch-winners.ts';
import { keepEventLog } from './kernel/events/event-jobs.ts';
import { frameJobs } from './kernel/http/frame-jobs.ts';
import type { Job } from './kernel/work/job.ts';
import { sweepJobSlots } from './kernel/work/sweep-job-slots.ts';
import { sweepLaunches } from './modules/play/launch/launch-jobs.ts';
import { sweepMessages } from './modules/talk/message/sweep-messages.ts';
import type { Own } from './own.ts';
import { sandboxBankJob, type SendToOperator } from './sandbox/bank/send-notifications.ts';
import type { Services } from './kernel/services.ts';
import { reportUnfamiliarLogins } from './modules/identity/session/report-unfamiliar-logins.ts';
import { sessionJobs } from './modules/identity/session/session-jobs.ts';
import { vendorJobs } from './modules/play/engines/seamless/vendor-jobs.ts';
import { withdrawalJobs } from './modules/money/withdrawal/withdrawal-jobs.ts';

/** The operator's scheduled work. */
export const scheduledJobs = (
  services: Services,
  { money, play }: Own,
  send: SendToOperator,
): readonly Job[] => [
  ...frameJobs(services),
  keepEventLog,
  watchWinners(services),
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
