import { createEventLog } from '@palpite/log/event-log.ts';

/** The operator's events, of all its modules. */
export const {
  emit,
  handOut,
  startRelay,
  registerConsumer,
  consumeNext,
  startConsumers,
  createTail,
  keepDays,
} = createEventLog({ schema: 'operator', clock: 'ledger.now()' });
