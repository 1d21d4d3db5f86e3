import { ANNOUNCEMENT_TYPES } from '@palpite/contract/announcement.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { AUDIENCES, announcement } from '../database/schema/announcement.ts';
import {
  type Command,
  CommandError,
  instantOption,
  readBrandCode,
  oneOf,
  table,
  textOption,
  word,
} from './command.ts';
import { WRITTEN_OPTIONS, writtenTexts } from './written-texts.ts';

/** Whether it is shown at `now`, in a word. */
function standing({ publishedAt, expiresAt, withdrawnAt }: Row, now: Date): string {
  if (withdrawnAt) return 'removed';
  if (publishedAt > now) return 'scheduled';
  return expiresAt && expiresAt <= now ? 'over' : 'shown';
}

type Row = typeof announcement.$inferSelect;

export const announcementCommands: readonly Command[] = [
  {
    name: 'announcement list',
    usage: '<brand>',
    summary: 'All announcements of the brand, newest first',
    async run(call) {
      const brandCode = await readBrandCode(call);
      const now = call.services.now();
      const rows = await call.services.database
        .select()
        .from(announcement)
        .where(eq(announcement.brandCode, brandCode))
        .orderBy(desc(announcement.publishedAt), desc(announcement.id))
        .limit(100);
      const lines = rows.map((row) => [
        String(row.id),
        row.type,
        row.audience,
        standing(row, now),
        row.publishedAt.toISOString(),
        Object.keys(row.texts).join(' '),
        Object.values(row.texts)[0]?.title ?? '',
      ]);
      for (const line of table([['id', 'type', 'for', 'is', 'from', 'in', 'title'], ...lines])) {
        call.say(line);
      }
    },
  },
  {
    name: 'announcement add',
    usage:
      '<brand> --title <title> --text <text> [--language EN] [--type B] [--audience agents] [--from <time>] [--until <time>] | --file <file>',
    summary:
      'Announce something to everyone on entry, or to agents in their centre; --file is JSON: {"EN": {"title": "…", "content": ["…"]}, "PT": …}',
    options: {
      ...WRITTEN_OPTIONS,
      type: { type: 'string' },
      audience: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
    },
    async run(call) {
      const brandCode = await readBrandCode(call);
      const type = oneOf(textOption(call, 'type') ?? 'B', ANNOUNCEMENT_TYPES, 'type');
      const audience = oneOf(textOption(call, 'audience') ?? 'everybody', AUDIENCES, 'audience');
      const publishedAt = instantOption(call, 'from') ?? call.services.now();
      const expiresAt = instantOption(call, 'until') ?? null;
      if (expiresAt && expiresAt <= publishedAt) {
        throw new CommandError('--until must be after --from.');
      }
      const texts = await writtenTexts(call, brandCode);
      const [added] = await call.inTransaction(({ tx }) =>
        tx
          .insert(announcement)
          .values({ brandCode, type, audience, texts, publishedAt, expiresAt })
          .returning({ id: announcement.id }),
      );
      call.say(`Announcement ${added?.id} added in ${Object.keys(texts).join(', ')}.`);
    },
  },
  {
    name: 'announcement remove',
    usage: '<brand> <id>',
    summary: 'Withdraw an announcement: players no longer see it, the record stays',
    async run(call) {
      const brandCode = await readBrandCode(call);
      const id = Number(word(call, 1, 'announcement id; see `announcement list`'));
      const removed = Number.isSafeInteger(id)
        ? await call.inTransaction(({ tx }) =>
            tx
              .update(announcement)
              .set({ withdrawnAt: call.services.now() })
              .where(
                and(
                  eq(announcement.id, id),
                  eq(announcement.brandCode, brandCode),
                  isNull(announcement.withdrawnAt),
                ),
              )
              .returning({ id: announcement.id }),
          )
        : [];
      if (removed.length === 0)
        throw new CommandError(`${brandCode} has no announcement with that id.`);
      call.say(`Announcement ${id} withdrawn.`);
    },
  },
];
