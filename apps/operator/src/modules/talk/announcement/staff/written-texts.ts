import { type AnnouncementTexts, announcementTexts } from '@palpite/brands/read-announcements.ts';
import { LANGUAGES } from '@palpite/domain';
import * as v from 'valibot';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { invalidInput, oneOf } from '#kernel/staff/staff-error.ts';

/** The text of an announcement or a message: in several languages, or a title and a text in one. */
export const written = v.strictObject({
  texts: v.optional(v.unknown()),
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  language: v.optional(v.string()),
});

/** @throws StaffError */
export function readWritten(
  { texts, title, text, language: typed }: v.InferOutput<typeof written>,
  { defaultLanguage }: LiveBrand,
): AnnouncementTexts {
  if (texts !== undefined) return checked(texts);
  if (!title || !text) throw invalidInput('Missing --title and --text, or --file.');
  const language = oneOf(typed ?? defaultLanguage, LANGUAGES, 'language');
  const content = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return checked({ [language]: { title, content } });
}

function checked(texts: unknown): AnnouncementTexts {
  const result = v.safeParse(announcementTexts, texts);
  if (!result.success) {
    const [issue] = result.issues;
    throw invalidInput(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  if (Object.keys(result.output).length === 0) throw invalidInput('The file contains no language.');
  return result.output;
}
