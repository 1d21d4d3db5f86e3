import { talkStaff } from '#modules/talk/index.ts';
import {
  type Command,
  command,
  flagOption,
  instantOption,
  numberWord,
  printTable,
  textOption,
  word,
} from './command.ts';
import { WRITTEN_OPTIONS, writtenInput } from './written-texts.ts';

export const announcementCommands: readonly Command[] = [
  command({
    name: 'announcement list',
    usage: '<brand>',
    summary: 'All announcements of the brand, newest first',
    useCase: talkStaff.listAnnouncements,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print(rows, printer) {
      const lines = rows.map((row) => [
        String(row.id),
        row.type,
        row.audience,
        row.isImportant ? 'yes' : '',
        row.is,
        row.publishedAt.toISOString(),
        Object.keys(row.texts).join(' '),
        Object.values(row.texts)[0]?.title ?? '',
      ]);
      printTable(printer, [
        ['id', 'type', 'for', 'important', 'is', 'from', 'in', 'title'],
        ...lines,
      ]);
    },
  }),
  command({
    name: 'announcement add',
    usage:
      '<brand> --title <title> --text <text> [--language EN] [--type B] [--audience agents | --important] [--from <time>] [--until <time>] | --file <file>',
    summary:
      'Announce something to everyone on home, or to agents in their centre; an important one opens once after login; --file is JSON: {"EN": {"title": "…", "content": ["…"]}, "PT": …}',
    options: {
      ...WRITTEN_OPTIONS,
      type: { type: 'string' },
      audience: { type: 'string' },
      important: { type: 'boolean' },
      from: { type: 'string' },
      until: { type: 'string' },
    },
    useCase: talkStaff.addAnnouncement,
    input: async (typed) => ({
      brand: word(typed, 0, 'brand'),
      written: await writtenInput(typed),
      type: textOption(typed, 'type'),
      audience: textOption(typed, 'audience'),
      isImportant: flagOption(typed, 'important'),
      from: instantOption(typed, 'from'),
      until: instantOption(typed, 'until'),
    }),
    print: ({ id, languages }, { say }) =>
      say(`Announcement ${id} added in ${languages.join(', ')}.`),
  }),
  command({
    name: 'announcement remove',
    usage: '<brand> <id>',
    summary: 'Withdraw an announcement: players no longer see it, the record stays',
    useCase: talkStaff.removeAnnouncement,
    input: (typed) => ({
      brand: word(typed, 0, 'brand'),
      announcement: numberWord(typed, 1, 'announcement id; see `announcement list`'),
    }),
    print: (id, { say }) => say(`Announcement ${id} withdrawn.`),
  }),
];
