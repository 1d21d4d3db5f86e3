import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANNOUNCEMENT_TYPES } from '@palpite/contract/announcement.ts';
import type { Language } from '@palpite/domain';
import * as v from 'valibot';
import { BRANDS_DIRECTORY, BrandError } from './read-brand.ts';
import { type Brand, brandLanguage } from './schema.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

/** A title and blocks of text in each language that it is written in. */
export const announcementTexts = v.record(
  brandLanguage,
  v.strictObject({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    content: textBlocks,
  }),
);

const announcement = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,30}$/)),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  /** Whom it is for: everybody, or the brand's agents alone. */
  audience: v.optional(v.picklist(['everybody', 'agents']), 'everybody'),
  /** How long before the site's first start it is said to have been published. */
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  texts: announcementTexts,
});
const file = v.strictObject({ announcements: v.array(announcement) });

/** An announcement that a brand begins with. */
export interface BrandAnnouncement {
  readonly id: string;
  readonly type: (typeof ANNOUNCEMENT_TYPES)[number];
  readonly audience: 'everybody' | 'agents';
  readonly daysAgo: number;
  readonly texts: AnnouncementTexts;
}

/** What an announcement says, by language. */
export type AnnouncementTexts = Readonly<
  Partial<Record<Language, { readonly title: string; readonly content: readonly TextBlock[] }>>
>;

/**
 * Reads `announcements.json` of a brand's folder; a brand may have none.
 * @throws BrandError when the file does not fit, or lacks a language that the brand offers
 */
export async function readAnnouncements(
  brand: Pick<Brand, 'code' | 'languages'>,
  directory: string = BRANDS_DIRECTORY,
): Promise<readonly BrandAnnouncement[]> {
  const path = join(directory, brand.code, 'announcements.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "announcements": [] }';
    throw error;
  });
  const result = v.safeParse(file, JSON.parse(text));
  if (!result.success) {
    const [issue] = result.issues;
    throw new BrandError(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  for (const { id, texts } of result.output.announcements) {
    const missing = brand.languages.find((language) => !texts[language]);
    if (missing) throw new BrandError(`${path}: ${id} has no text in ${missing}`);
  }
  return result.output.announcements;
}
