import { and, desc, eq, isNull } from 'drizzle-orm';
import { richTextOf } from '../brand/rich-text.ts';
import { account } from '../database/schema/account.ts';
import { type MessageTexts, message } from '../database/schema/message.ts';
import { accountOf } from './account-of.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  readBrandCode,
  table,
  word,
} from './command.ts';
import { WRITTEN_OPTIONS, writtenTexts } from './written-texts.ts';

const LISTED = 100;

/** What is said, as data: a mark in it is read now, and never when the message is shown. */
async function messageTexts(call: CommandCall, brandCode: string): Promise<MessageTexts> {
  const written = await writtenTexts(call, brandCode);
  const brand = await call.services.brands.brand(brandCode);
  return Object.fromEntries(
    Object.entries(written).map(([language, { title, content }]) => [
      language,
      { title, content: richTextOf(content, { brand: brand.name }) },
    ]),
  );
}

/** The brand's own messages: what members write each other is theirs. */
const ofOperator = (brandCode: string) =>
  and(eq(message.brandCode, brandCode), isNull(message.senderId));

export const messageCommands: readonly Command[] = [
  {
    name: 'message send',
    usage:
      '<brand> <username> | <brand> --all, and --title <title> --text <text> [--language EN] | --file <file>',
    summary:
      'Write to one account or to all members; --file is JSON: {"EN": {"title": "…", "content": ["…"]}, "PT": …}',
    options: { ...WRITTEN_OPTIONS, all: { type: 'boolean' } },
    async run(call) {
      const brandCode = await readBrandCode(call);
      if (call.options.all && call.words.length > 1) {
        throw new CommandError('Give either a username or --all.');
      }
      const to = call.options.all ? null : await accountOf(call);
      const texts = await messageTexts(call, brandCode);
      const [sent] = await call.inTransaction(({ tx }) =>
        tx
          .insert(message)
          .values({ brandCode, accountId: to?.id ?? null, texts, sentAt: call.services.now() })
          .returning({ id: message.id }),
      );
      const languages = Object.keys(texts).join(', ');
      call.say(`Message ${sent?.id} went to ${to?.username ?? 'all members'}, in ${languages}.`);
    },
  },
  {
    name: 'message list',
    usage: '<brand>',
    summary: `The ${LISTED} newest messages from the brand to its members, including notices to single accounts`,
    async run(call) {
      const brandCode = await readBrandCode(call);
      const rows = await call.services.database
        .select({ row: message, username: account.username })
        .from(message)
        .leftJoin(account, eq(account.id, message.accountId))
        .where(ofOperator(brandCode))
        .orderBy(desc(message.id))
        .limit(LISTED);
      const lines = rows.map(({ row, username }) => [
        String(row.id),
        row.withdrawnAt ? 'withdrawn' : 'sent',
        row.sentAt.toISOString(),
        username ?? 'all',
        Object.keys(row.texts ?? {}).join(' '),
        Object.values(row.texts ?? {})[0]?.title ?? '',
      ]);
      for (const line of table([['id', 'is', 'sent', 'to', 'in', 'title'], ...lines])) {
        call.say(line);
      }
    },
  },
  {
    name: 'message withdraw',
    usage: '<brand> <id>',
    summary: 'Withdraw a message of the brand from every list, read or unread',
    async run(call) {
      const brandCode = await readBrandCode(call);
      const id = Number(word(call, 1, 'message id; see `message list`'));
      const withdrawn = Number.isSafeInteger(id)
        ? await call.inTransaction(({ tx }) =>
            tx
              .update(message)
              .set({ withdrawnAt: call.services.now() })
              .where(and(eq(message.id, id), ofOperator(brandCode), isNull(message.withdrawnAt)))
              .returning({ id: message.id }),
          )
        : [];
      if (withdrawn.length === 0) {
        throw new CommandError(`${brandCode} has no message with that id.`);
      }
      call.say(`Message ${id} withdrawn.`);
    },
  },
];
