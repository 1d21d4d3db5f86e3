import { workTables } from '@palpite/work/work-tables.ts';

/** The operator's work, of all its modules. */
export const operatorWork = workTables('operator');

export const { work, workCalendar, jobSlot } = operatorWork;
