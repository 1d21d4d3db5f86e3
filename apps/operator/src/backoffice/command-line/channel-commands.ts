import { changeChannel, listChannels, TERMS } from '../change-channel.ts';
import { type Command, command, CommandError, onOrOff, printTable, word } from './command.ts';

/** The typed value of a term: `on` and `off`, JSON if it parses as JSON, amounts as text. */
function readTerm(name: string, typed: string): unknown {
  if (name === 'open' || name === 'reviewed') return onOrOff(typed);
  return name === 'minMinor' || name === 'maxMinor' ? typed : json(typed);
}

function json(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    throw new CommandError(`Invalid JSON "${typed}".`);
  }
}

export const channelCommands: readonly Command[] = [
  command({
    name: 'deposit channels',
    usage: '<brand>',
    summary: 'The deposit channels of a brand, with their terms',
    useCase: listChannels,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print(methods, printer) {
      const rows = methods.flatMap((method) =>
        method.channels.map((each) => [
          method.code,
          each.code,
          each.open ? 'on' : 'off',
          `${each.minMinor}–${each.maxMinor}`,
          `${each.fee.fixedMinor} + ${each.fee.perMille}‰`,
          `${each.timeoutMinutes} min`,
          each.reviewed ? 'reviewed' : '',
        ]),
      );
      const heads = ['method', 'channel', 'open', 'minor units', 'fee', 'time-out', ''];
      printTable(printer, [heads, ...rows]);
    },
  }),
  command({
    name: 'deposit channel',
    usage: `<brand> <channel> ${TERMS.join('|')} <value>`,
    summary: 'Change a term of a channel for new orders: on or off, minor units, or JSON',
    useCase: changeChannel,
    input(typed) {
      const term = word(typed, 2, 'term');
      return {
        brand: word(typed, 0, 'brand'),
        channel: word(typed, 1, 'channel'),
        term,
        value: readTerm(term, word(typed, 3, 'value')),
      };
    },
    print: ({ term, channel, value }, { say }) =>
      say(`${term} of ${channel} is ${JSON.stringify(value)}.`),
  }),
];
