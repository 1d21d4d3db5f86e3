import { and, desc, eq, isNull } from 'drizzle-orm';
import { removeChatMessage } from '../chat/room.ts';
import { account } from '../database/schema/account.ts';
import { chatMessage, chatMute } from '../database/schema/chat.ts';
import { accountOf } from './account-of.ts';
import { type Command, CommandError, readBrandCode, table, textOption, word } from './command.ts';

const LISTED = 100;
const HOUR_MILLISECONDS = 3_600_000;
const LONGEST_HOURS = 8_760;

/** What a stranger wrote, on one line and without anything that a terminal would obey. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export const chatCommands: readonly Command[] = [
  {
    name: 'chat list',
    usage: '<brand>',
    summary: `The ${LISTED} newest messages of a brand’s chat room, with who wrote them`,
    async run(call) {
      const brandCode = await readBrandCode(call);
      const rows = await call.services.database
        .select({ message: chatMessage, username: account.username })
        .from(chatMessage)
        .innerJoin(account, eq(account.id, chatMessage.accountId))
        .where(and(eq(chatMessage.brandCode, brandCode), isNull(chatMessage.deletedAt)))
        .orderBy(desc(chatMessage.id))
        .limit(LISTED);
      const lines = rows.map(({ message, username }) => [
        String(message.id),
        message.sentAt.toISOString(),
        username,
        plain(message.text),
      ]);
      for (const line of table([['id', 'said', 'by', 'message'], ...lines])) call.say(line);
    },
  },
  {
    name: 'chat delete',
    usage: '<brand> <id>',
    summary: 'Remove a message from the chat room, including from open pages',
    async run(call) {
      const brandCode = await readBrandCode(call);
      const id = Number(word(call, 1, 'message id; see `chat list`'));
      const gone =
        Number.isSafeInteger(id) &&
        (await call.inTransaction(({ tx }) =>
          removeChatMessage(tx, brandCode, id, call.services.now()),
        ));
      if (!gone)
        throw new CommandError(
          `The chat room of ${brandCode} has no message ${word(call, 1, 'message id')}.`,
        );
      call.say(`Message ${id} removed.`);
    },
  },
  {
    name: 'chat mute',
    usage: '<brand> <username> [--hours <hours>]',
    summary: 'Stop an account from writing in the chat room, for some hours or until `chat unmute`',
    options: { hours: { type: 'string' } },
    async run(call) {
      const found = await accountOf(call);
      const typed = textOption(call, 'hours');
      const hours = typed === undefined ? null : Number(typed);
      if (hours !== null && !(hours > 0 && hours <= LONGEST_HOURS)) {
        throw new CommandError(
          `Invalid --hours "${typed}": expected a number up to ${LONGEST_HOURS}.`,
        );
      }
      const mutedAt = call.services.now();
      const until = hours === null ? null : new Date(mutedAt.getTime() + hours * HOUR_MILLISECONDS);
      await call.inTransaction(({ tx }) =>
        tx
          .insert(chatMute)
          .values({ accountId: found.id, mutedAt, until })
          .onConflictDoUpdate({ target: chatMute.accountId, set: { mutedAt, until } }),
      );
      const how = until === null ? 'until it is unmuted' : `until ${until.toISOString()}`;
      call.say(`${found.username} cannot write in the chat room ${how}.`);
    },
  },
  {
    name: 'chat unmute',
    usage: '<brand> <username>',
    summary: 'Let an account write in the chat room again',
    async run(call) {
      const found = await accountOf(call);
      const { rowCount } = await call.inTransaction(({ tx }) =>
        tx.delete(chatMute).where(eq(chatMute.accountId, found.id)),
      );
      if (rowCount !== 1) throw new CommandError(`${found.username} is not muted.`);
      call.say(`${found.username} can write in the chat room again.`);
    },
  },
];
