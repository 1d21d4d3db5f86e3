import { MESSAGES_LISTED, talkStaff } from '#modules/talk/index.ts';
import {
  type Command,
  command,
  CommandError,
  flagOption,
  numberWord,
  printTable,
  word,
} from './command.ts';
import { WRITTEN_OPTIONS, writtenInput } from './written-texts.ts';

export const messageCommands: readonly Command[] = [
  command({
    name: 'message send',
    usage:
      '<brand> <username> | <brand> --all, and --title <title> --text <text> [--language EN] | --file <file>',
    summary:
      'Write to one account or to all members; --file is JSON: {"EN": {"title": "…", "content": ["…"]}, "PT": …}',
    options: { ...WRITTEN_OPTIONS, all: { type: 'boolean' } },
    useCase: talkStaff.sendMessage,
    async input(typed) {
      const toAll = flagOption(typed, 'all');
      if (toAll && typed.words.length > 1) {
        throw new CommandError('Give either a username or --all.');
      }
      return {
        brand: word(typed, 0, 'brand'),
        username: toAll ? undefined : word(typed, 1, 'username'),
        written: await writtenInput(typed),
      };
    },
    print: ({ id, username, languages }, { say }) =>
      say(`Message ${id} went to ${username ?? 'all members'}, in ${languages.join(', ')}.`),
  }),
  command({
    name: 'message list',
    usage: '<brand>',
    summary: `The ${MESSAGES_LISTED} newest messages from the brand to its members, including notices to single accounts`,
    useCase: talkStaff.listMessages,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print(rows, printer) {
      const lines = rows.map(({ row, username }) => [
        String(row.id),
        row.withdrawnAt ? 'withdrawn' : 'sent',
        row.sentAt.toISOString(),
        username ?? 'all',
        Object.keys(row.texts ?? {}).join(' '),
        Object.values(row.texts ?? {})[0]?.title ?? '',
      ]);
      printTable(printer, [['id', 'is', 'sent', 'to', 'in', 'title'], ...lines]);
    },
  }),
  command({
    name: 'message withdraw',
    usage: '<brand> <id>',
    summary: 'Withdraw a message of the brand from every list, read or unread',
    useCase: talkStaff.withdrawMessage,
    input: (typed) => ({
      brand: word(typed, 0, 'brand'),
      message: numberWord(typed, 1, 'message id; see `message list`'),
    }),
    print: (id, { say }) => say(`Message ${id} withdrawn.`),
  }),
];
