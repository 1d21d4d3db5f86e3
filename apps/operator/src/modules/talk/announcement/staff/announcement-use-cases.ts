import { ANNOUNCEMENT_TYPES } from '@palpite/contract/announcement.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/operator-log.ts';
import { announcementPublished } from '../topics.ts';
import { AUDIENCES, announcement } from '../../tables/announcement.table.ts';
import { id, instant, liveBrand, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, notFound, oneOf } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { readWritten, written } from './written-texts.ts';

const { act, look } = staffUseCases();

const LISTED = 100;

export const listAnnouncements = look({
  name: 'announcement.list',
  roles: ANY_ROLE,
  input: v.strictObject({ brand: word }),
  async run({ tx, services, now }, input) {
    const { code } = await liveBrand(services, input.brand);
    const rows = await tx
      .select()
      .from(announcement)
      .where(eq(announcement.brandCode, code))
      .orderBy(desc(announcement.publishedAt), desc(announcement.id))
      .limit(LISTED);
    return rows.map((row) => ({ ...row, is: statusAt(row, now) }));
  },
});

/** Whether it is shown at `now`, in a word. */
function statusAt(
  { publishedAt, expiresAt, withdrawnAt }: typeof announcement.$inferSelect,
  now: Date,
): string {
  if (withdrawnAt) return 'removed';
  if (publishedAt > now) return 'scheduled';
  return expiresAt && expiresAt <= now ? 'over' : 'shown';
}

export const addAnnouncement = act({
  name: 'announcement.add',
  roles: ['content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    brand: word,
    written,
    type: v.optional(word, 'B'),
    audience: v.optional(word, 'everybody'),
    isImportant: v.optional(v.boolean(), false),
    from: v.optional(instant),
    until: v.optional(instant),
  }),
  async run({ tx, services, now, about }, input) {
    const live = await liveBrand(services, input.brand);
    const type = oneOf(input.type, ANNOUNCEMENT_TYPES, 'type');
    const audience = oneOf(input.audience, AUDIENCES, 'audience');
    const { isImportant } = input;
    if (isImportant && audience === 'agents') {
      throw invalidInput('--important is for everybody: what is for agents does not open itself.');
    }
    const publishedAt = input.from ?? now;
    const expiresAt = input.until ?? null;
    if (expiresAt && expiresAt <= publishedAt) throw invalidInput('--until must be after --from.');
    const texts = readWritten(input.written, live);
    about({ subject: live.code });
    const [added] = await tx
      .insert(announcement)
      .values({
        brandCode: live.code,
        type,
        audience,
        isImportant,
        texts,
        publishedAt,
        expiresAt,
      })
      .returning({ id: announcement.id });
    await emit(tx, announcementPublished, { brandCode: live.code }, {});
    return { id: added?.id, languages: Object.keys(texts) };
  },
});

/** Players no longer see it; the record stays. */
export const removeAnnouncement = act({
  name: 'announcement.remove',
  roles: ['content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, announcement: id }),
  async run({ tx, services, now, about }, input) {
    const { code } = await liveBrand(services, input.brand);
    about({ subject: `${code}, announcement ${input.announcement}` });
    const { rowCount } = await tx
      .update(announcement)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(announcement.id, input.announcement),
          eq(announcement.brandCode, code),
          isNull(announcement.withdrawnAt),
        ),
      );
    if (rowCount !== 1) throw notFound(`${code} has no announcement with that id.`);
    await emit(tx, announcementPublished, { brandCode: code }, {});
    return input.announcement;
  },
});
