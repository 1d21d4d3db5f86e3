import { CHAT_LISTED, LONGEST_MUTE_HOURS, talkStaff } from '#modules/talk/index.ts';
import {
  accountWords,
  type Command,
  command,
  CommandError,
  numberWord,
  printTable,
  textOption,
  type Typed,
  word,
} from './command.ts';
import { onOneLine } from './support-commands.ts';

/** @throws CommandError */
function hoursOption(typed: Typed): number | undefined {
  const text = textOption(typed, 'hours');
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (hours > 0 && hours <= LONGEST_MUTE_HOURS) return hours;
  throw new CommandError(
    `Invalid --hours "${text}": expected a number up to ${LONGEST_MUTE_HOURS}.`,
  );
}

export const chatCommands: readonly Command[] = [
  command({
    name: 'chat list',
    usage: '<brand>',
    summary: `The ${CHAT_LISTED} newest messages of a brand’s chat room, with who wrote them`,
    useCase: talkStaff.listChat,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print(rows, printer) {
      const lines = rows.map(({ message, username }) => [
        String(message.id),
        message.sentAt.toISOString(),
        username,
        onOneLine(message.text),
      ]);
      printTable(printer, [['id', 'said', 'by', 'message'], ...lines]);
    },
  }),
  command({
    name: 'chat delete',
    usage: '<brand> <id>',
    summary: 'Remove a message from the chat room, including from open pages',
    useCase: talkStaff.deleteChat,
    input: (typed) => ({
      brand: word(typed, 0, 'brand'),
      message: numberWord(typed, 1, 'message id; see `chat list`'),
    }),
    print: (id, { say }) => say(`Message ${id} removed.`),
  }),
  command({
    name: 'chat mute',
    usage: '<brand> <username> [--hours <hours>]',
    summary: 'Stop an account from writing in the chat room, for some hours or until `chat unmute`',
    options: { hours: { type: 'string' } },
    useCase: talkStaff.muteAccount,
    input: (typed) => ({ ...accountWords(typed), hours: hoursOption(typed) }),
    print({ username, until }, { say }) {
      const how = until === null ? 'until it is unmuted' : `until ${until.toISOString()}`;
      say(`${username} cannot write in the chat room ${how}.`);
    },
  }),
  command({
    name: 'chat unmute',
    usage: '<brand> <username>',
    summary: 'Let an account write in the chat room again',
    useCase: talkStaff.unmuteAccount,
    input: accountWords,
    print: (username, { say }) => say(`${username} can write in the chat room again.`),
  }),
];
