import { SUPPORT_LISTED, talkStaff } from '#modules/talk/index.ts';
import {
  type Command,
  command,
  CommandError,
  flagOption,
  printTable,
  type Typed,
  word,
} from './command.ts';

const SHOWN_CHARACTERS = 60;

const referenceWord = (typed: Typed) => word(typed, 0, 'message reference; see `support list`');

/** A stranger's text on one line, without terminal control characters. */
export const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export const supportCommands: readonly Command[] = [
  command({
    name: 'support list',
    usage: '<brand> [--all]',
    summary: `The ${SUPPORT_LISTED} oldest unanswered messages, VIPs marked; --all includes answered ones`,
    options: { all: { type: 'boolean' } },
    useCase: talkStaff.listSupport,
    input: (typed) => ({ brand: word(typed, 0, 'brand'), answered: flagOption(typed, 'all') }),
    print(rows, printer) {
      const lines = rows.map(({ message, username }) => [
        message.reference,
        message.channel,
        message.createdAt.toISOString(),
        username ?? message.email ?? 'visitor',
        message.answeredAt ? 'answered' : 'waiting',
        onOneLine(message.message).slice(0, SHOWN_CHARACTERS),
      ]);
      printTable(printer, [['reference', 'desk', 'left', 'by', 'is', 'message'], ...lines]);
    },
  }),
  command({
    name: 'support show',
    usage: '<reference>',
    summary: 'A message to customer service in full, with its answer',
    useCase: talkStaff.showSupport,
    input: (typed) => ({ reference: referenceWord(typed) }),
    print({ message, answer, email, language }, { say }) {
      say(`Written in ${language}${email ? `, reply also to ${email}` : ''}:`);
      for (const line of message.split('\n')) say(`  ${onOneLine(line)}`);
      say(answer === null ? 'Not answered yet.' : 'Answered:');
      if (answer !== null) say(`  ${answer}`);
    },
  }),
  command({
    name: 'support answer',
    usage: '<reference> <text>',
    summary:
      'Answer a message; it appears in the open window and among the member’s messages; a later answer replaces it',
    useCase: talkStaff.answerSupport,
    input(typed) {
      const reference = referenceWord(typed);
      const answer = typed.words.slice(1).join(' ').trim();
      if (answer === '') throw new CommandError('Missing answer.');
      return { reference, answer };
    },
    print: (reference, { say }) => say(`${reference} is answered.`),
  }),
];
