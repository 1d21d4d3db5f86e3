import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/operator-log.ts';
import { chatMemberChanged } from '../topics.ts';
import { chatMessage, chatMute } from '../../tables/chat.table.ts';
import { accountNamed, accountsById } from '#modules/identity/index.ts';
import { id, liveBrand, ofAccount, word } from '#kernel/staff/inputs.ts';
import { notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { removeChatMessage } from '../room.ts';

const { act, look } = staffUseCases();

export const CHAT_LISTED = 100;
export const LONGEST_MUTE_HOURS = 8_760;
const HOUR_MILLISECONDS = 3_600_000;

export const listChat = look({
  name: 'chat.list',
  roles: ['support', 'content'],
  input: v.strictObject({ brand: word }),
  async run({ tx, services }, input) {
    const { code } = await liveBrand(services, input.brand);
    const rows = await tx
      .select()
      .from(chatMessage)
      .where(and(eq(chatMessage.brandCode, code), isNull(chatMessage.deletedAt)))
      .orderBy(desc(chatMessage.id))
      .limit(CHAT_LISTED);
    const ids = rows.map(({ accountId }) => accountId);
    const accounts = await accountsById(tx, ids);
    return rows.map((row) => ({
      message: row,
      username: accounts.get(row.accountId)?.username ?? '',
    }));
  },
});

/** Removes a message from the room, from open pages too. */
export const deleteChat = act({
  name: 'chat.delete',
  roles: ['support', 'content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, message: id }),
  async run({ tx, services, now, about }, input) {
    const { code } = await liveBrand(services, input.brand);
    about({ subject: `${code}, chat message ${input.message}` });
    if (await removeChatMessage(tx, code, input.message, now)) return input.message;
    throw notFound(`The chat room of ${code} has no message ${input.message}.`);
  },
});

/** An account reads the room and does not write, for some hours or until it is unmuted. */
export const muteAccount = act({
  name: 'chat.mute',
  roles: ['support', 'content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    ...ofAccount,
    hours: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(LONGEST_MUTE_HOURS))),
  }),
  async run(context, { hours, ...named }) {
    const { tx, now: mutedAt } = context;
    const muted = await accountNamed(context, named);
    const until =
      hours === undefined ? null : new Date(mutedAt.getTime() + hours * HOUR_MILLISECONDS);
    await tx
      .insert(chatMute)
      .values({ accountId: muted.id, mutedAt, until })
      .onConflictDoUpdate({ target: chatMute.accountId, set: { mutedAt, until } });
    await emit(tx, chatMemberChanged, { brandCode: muted.brandCode, accountId: muted.id }, {});
    return { username: muted.username, until };
  },
});

export const unmuteAccount = act({
  name: 'chat.unmute',
  roles: ['support', 'content'],
  fourEyes: NO_MONEY,
  input: v.strictObject(ofAccount),
  async run(context, named) {
    const muted = await accountNamed(context, named);
    const { rowCount } = await context.tx.delete(chatMute).where(eq(chatMute.accountId, muted.id));
    if (rowCount !== 1) throw wrongState(`${muted.username} is not muted.`);
    const about = { brandCode: muted.brandCode, accountId: muted.id };
    await emit(context.tx, chatMemberChanged, about, {});
    return muted.username;
  },
});
