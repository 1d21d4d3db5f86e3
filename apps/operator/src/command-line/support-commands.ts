import { and, asc, eq, isNull } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { supportMessage } from '../database/schema/support.ts';
import { answerMessage, LONGEST_ANSWER } from '../support/answer-message.ts';
import { readReference, type SupportMessage } from '../support/leave-message.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  readBrandCode,
  table,
  word,
} from './command.ts';

const LISTED = 50;
const SHOWN_CHARACTERS = 60;

async function messageOf(call: CommandCall): Promise<SupportMessage> {
  const typed = word(call, 0, 'message reference; see `support list`');
  const reference = readReference(typed);
  const [found] =
    reference === null
      ? []
      : await call.services.database
          .select()
          .from(supportMessage)
          .where(eq(supportMessage.reference, reference));
  if (!found) throw new CommandError(`Message "${typed}" not found.`);
  return found;
}

/** What a stranger wrote, on one line and without anything that a terminal would obey. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export const supportCommands: readonly Command[] = [
  {
    name: 'support list',
    usage: '<brand> [--all]',
    summary: `The ${LISTED} oldest unanswered messages, VIPs marked; --all includes answered ones`,
    options: { all: { type: 'boolean' } },
    async run(call) {
      const brandCode = await readBrandCode(call);
      const rows = await call.services.database
        .select({ message: supportMessage, username: account.username })
        .from(supportMessage)
        .leftJoin(account, eq(account.id, supportMessage.accountId))
        .where(
          and(
            eq(supportMessage.brandCode, brandCode),
            call.options.all ? undefined : isNull(supportMessage.answeredAt),
          ),
        )
        .orderBy(asc(supportMessage.id))
        .limit(LISTED);
      const lines = rows.map(({ message, username }) => [
        message.reference,
        message.channel,
        message.createdAt.toISOString(),
        username ?? message.email ?? 'visitor',
        message.answeredAt ? 'answered' : 'waiting',
        plain(message.message).slice(0, SHOWN_CHARACTERS),
      ]);
      for (const line of table([['reference', 'desk', 'left', 'by', 'is', 'message'], ...lines])) {
        call.say(line);
      }
    },
  },
  {
    name: 'support show',
    usage: '<reference>',
    summary: 'A message to customer service in full, with its answer',
    async run(call) {
      const { message, answer, email, language } = await messageOf(call);
      call.say(`Written in ${language}${email ? `, reply also to ${email}` : ''}:`);
      for (const line of message.split('\n')) call.say(`  ${plain(line)}`);
      call.say(answer === null ? 'Not answered yet.' : 'Answered:');
      if (answer !== null) call.say(`  ${answer}`);
    },
  },
  {
    name: 'support answer',
    usage: '<reference> <text>',
    summary:
      'Answer a message; it appears in the open window and among the member’s messages; a later answer replaces it',
    async run(call) {
      const message = await messageOf(call);
      const answer = call.words.slice(1).join(' ').trim();
      if (answer === '') throw new CommandError('Missing answer.');
      if (answer.length > LONGEST_ANSWER) {
        throw new CommandError(`An answer can have at most ${LONGEST_ANSWER} characters.`);
      }
      await call.inTransaction(({ tx }) => answerMessage(tx, message, answer, call.services.now()));
      call.say(`${message.reference} is answered.`);
    },
  },
];
