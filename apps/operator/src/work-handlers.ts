import type { Calendar } from './kernel/work/calendar.ts';
import type { WorkHandler } from './kernel/work/work-kind.ts';
import { messageWork } from './kernel/messages/send-message.ts';
import type { Messages } from './kernel/messages/messages.ts';
import type { Services } from './kernel/services.ts';
import { codeWork } from './modules/identity/codes/send-code.ts';
import { unfamiliarLoginWork } from './modules/identity/session/report-unfamiliar-login.ts';
import { refundWork } from './modules/money/deposit/ask-refunds.ts';
import { timeOutWork } from './modules/money/deposit/time-out.ts';
import { withdrawalWork } from './modules/money/withdrawal/advance-withdrawals.ts';
import {
  reconcileCalendar,
  reconcileWork,
} from './modules/play/engines/seamless/reconcile-work.ts';
import type { Own } from './own.ts';
import { sandboxBankWork, type SendToOperator } from './sandbox/bank/notify-operator.ts';

/** How each kind of work is done. */
export const workHandlers = (
  services: Services,
  messages: Messages,
  { identity, money, play }: Own,
  send: SendToOperator,
): readonly WorkHandler[] => [
  messageWork(messages),
  codeWork(services, identity),
  unfamiliarLoginWork(services),
  timeOutWork(services, money),
  refundWork(services, money.paymentProviders),
  withdrawalWork(services),
  reconcileWork(services, play.vendorHosts),
  sandboxBankWork(services, send),
];

/** The work that time owes. */
export const CALENDARS: readonly Calendar[] = [reconcileCalendar];
