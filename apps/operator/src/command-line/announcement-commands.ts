import { readFile } from 'node:fs/promises';
import { type AnnouncementTexts, announcementTexts } from '@palpite/brands/read-announcements.ts';
import { ANNOUNCEMENT_TYPES } from '@palpite/contract/announcement.ts';
import { LANGUAGES } from '@palpite/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { AUDIENCES, announcement } from '../database/schema/announcement.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  instantOption,
  merchantCode,
  oneOf,
  table,
  word,
} from './command.ts';

const text = ({ options }: CommandCall, name: string): string | undefined => {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
};

/** What is said: a file in several languages, or a title and a text in one. */
async function textsOf(call: CommandCall, merchant: string): Promise<AnnouncementTexts> {
  const path = text(call, 'file');
  if (path !== undefined) return checked(await readJson(path));
  const title = text(call, 'title');
  const body = text(call, 'text');
  if (!title || !body) throw new CommandError('Give --title and --text, or --file.');
  const { defaultLanguage } = (await call.services.merchants.brand(merchant)).brand;
  const language = oneOf(text(call, 'language') ?? defaultLanguage, LANGUAGES, 'language');
  const content = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return checked({ [language]: { title, content } });
}

function checked(texts: unknown): AnnouncementTexts {
  const result = v.safeParse(announcementTexts, texts);
  if (!result.success) {
    const [issue] = result.issues;
    throw new CommandError(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  if (Object.keys(result.output).length === 0) throw new CommandError('The file has no language.');
  return result.output;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Whether it is shown at `now`, in a word. */
function standing({ publishedAt, expiresAt, withdrawnAt }: Row, now: Date): string {
  if (withdrawnAt) return 'removed';
  if (publishedAt > now) return 'to come';
  return expiresAt && expiresAt <= now ? 'over' : 'shown';
}

type Row = typeof announcement.$inferSelect;

export const announcementCommands: readonly Command[] = [
  {
    name: 'announcement list',
    usage: '<brand>',
    summary: 'What the brand announces and announced, newest first',
    async run(call) {
      const merchant = await merchantCode(call);
      const now = call.services.now();
      const rows = await call.services.database
        .select()
        .from(announcement)
        .where(eq(announcement.merchant, merchant))
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
      'Announce something on entry, or to agents in their centre; --file is JSON: {"EN": {"title": "…", "content": ["…"]}, "PT": …}',
    options: {
      title: { type: 'string' },
      text: { type: 'string' },
      language: { type: 'string' },
      file: { type: 'string' },
      type: { type: 'string' },
      audience: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
    },
    async run(call) {
      const merchant = await merchantCode(call);
      const type = oneOf(text(call, 'type') ?? 'B', ANNOUNCEMENT_TYPES, 'type');
      const audience = oneOf(text(call, 'audience') ?? 'everybody', AUDIENCES, 'audience');
      const publishedAt = instantOption(call, 'from') ?? call.services.now();
      const expiresAt = instantOption(call, 'until') ?? null;
      if (expiresAt && expiresAt <= publishedAt) {
        throw new CommandError('It would be over before it is shown: --until is not after --from.');
      }
      const texts = await textsOf(call, merchant);
      const [added] = await call.inTransaction(({ tx }) =>
        tx
          .insert(announcement)
          .values({ merchant, type, audience, texts, publishedAt, expiresAt })
          .returning({ id: announcement.id }),
      );
      call.say(`Announcement ${added?.id} is there, in ${Object.keys(texts).join(', ')}.`);
    },
  },
  {
    name: 'announcement remove',
    usage: '<brand> <id>',
    summary: 'Take an announcement back; players see it no more, the record stays',
    async run(call) {
      const merchant = await merchantCode(call);
      const id = Number(word(call, 1, 'announcement: its id stands in `announcement list`'));
      const removed = Number.isSafeInteger(id)
        ? await call.inTransaction(({ tx }) =>
            tx
              .update(announcement)
              .set({ withdrawnAt: call.services.now() })
              .where(
                and(
                  eq(announcement.id, id),
                  eq(announcement.merchant, merchant),
                  isNull(announcement.withdrawnAt),
                ),
              )
              .returning({ id: announcement.id }),
          )
        : [];
      if (removed.length === 0)
        throw new CommandError(`${merchant} announces nothing with that id.`);
      call.say(`Announcement ${id} is taken back.`);
    },
  },
];
