import { dropOwedWork, listOwedWork, retryOwedWork, showOwedWork } from '../work-use-cases.ts';
import {
  type Command,
  command,
  numberWord,
  printTable,
  reasonFrom,
  textOption,
} from './command.ts';

const WORK_ID = 'work id; see `work --kind <kind>`';

/** Work that waits or failed: what leaves the process, and what time owes. */
export const workCommands: readonly Command[] = [
  command({
    name: 'work',
    usage: '[--kind <kind>]',
    summary: 'What waits and what failed, by kind; --kind lists the work of one kind',
    options: { kind: { type: 'string' } },
    useCase: listOwedWork,
    input: (typed) => ({ kind: textOption(typed, 'kind') }),
    print({ summary, rows }, printer) {
      if (printer.typed.options.kind === undefined) {
        const lines = summary.map((each) => [
          each.kind,
          each.state,
          String(each.count),
          each.oldest.toISOString(),
          each.lastError ?? '',
        ]);
        printTable(printer, [['kind', 'state', 'count', 'oldest due', 'last error'], ...lines]);
        return;
      }
      const lines = rows.map((row) => [
        String(row.id),
        row.state,
        row.key,
        row.lane ?? '',
        row.dueAt.toISOString(),
        String(row.attempts),
        row.lastError ?? '',
      ]);
      printTable(printer, [
        ['id', 'state', 'key', 'lane', 'due', 'attempts', 'last error'],
        ...lines,
      ]);
    },
  }),
  command({
    name: 'work show',
    usage: '<id>',
    summary: 'One piece of work; a sealed payload stays sealed',
    useCase: showOwedWork,
    input: (typed) => ({ work: numberWord(typed, 0, WORK_ID) }),
    print({ payload, ...row }, { say }) {
      for (const [name, value] of Object.entries(row)) {
        say(`${name}: ${value instanceof Date ? value.toISOString() : (value ?? '–')}`);
      }
      say(`payload: ${isSealed(payload) ? 'sealed' : JSON.stringify(payload)}`);
    },
  }),
  command({
    name: 'work retry',
    usage: '<id>',
    summary: 'Try failed or waiting work again at once, with all its attempts',
    useCase: retryOwedWork,
    input: (typed) => ({ work: numberWord(typed, 0, WORK_ID) }),
    print: ({ id, key }, { say }) => say(`Work ${id}, ${key}, is due now.`),
  }),
  command({
    name: 'work drop',
    usage: '<id> <reason>',
    summary: 'End work that must never be done; what waits behind it goes on',
    useCase: dropOwedWork,
    input: (typed) => ({ work: numberWord(typed, 0, WORK_ID), reason: reasonFrom(typed, 1) }),
    print: ({ id, key }, { say }) => say(`Work ${id}, ${key}, is dropped.`),
  }),
];

const isSealed = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'sealed' in payload;
