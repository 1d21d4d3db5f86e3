import { eventTables } from '@palpite/log/event-tables.ts';

/** The operator's log of events. */
export const { eventNew, event, eventHead, consumer } = eventTables('operator');
