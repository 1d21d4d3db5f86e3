import { readFile } from 'node:fs/promises';
import { type AnnouncementTexts, announcementTexts } from '@palpite/brands/read-announcements.ts';
import { LANGUAGES } from '@palpite/domain';
import * as v from 'valibot';
import { type CommandCall, CommandError, oneOf, textOption } from './command.ts';

/** The options that say what an announcement or a message says. */
export const WRITTEN_OPTIONS = {
  title: { type: 'string' },
  text: { type: 'string' },
  language: { type: 'string' },
  file: { type: 'string' },
} as const;

/** What is said: a file in several languages, or a title and a text in one. @throws CommandError */
export async function writtenTexts(
  call: CommandCall,
  brandCode: string,
): Promise<AnnouncementTexts> {
  const path = textOption(call, 'file');
  if (path !== undefined) return checked(await readJson(path));
  const title = textOption(call, 'title');
  const body = textOption(call, 'text');
  if (!title || !body) throw new CommandError('Missing --title and --text, or --file.');
  const { defaultLanguage } = await call.services.brands.brand(brandCode);
  const language = oneOf(textOption(call, 'language') ?? defaultLanguage, LANGUAGES, 'language');
  const content = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return checked({ [language]: { title, content } });
}

function checked(texts: unknown): AnnouncementTexts {
  const result = v.safeParse(announcementTexts, texts);
  if (!result.success) {
    const [issue] = result.issues;
    throw new CommandError(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  if (Object.keys(result.output).length === 0)
    throw new CommandError('The file contains no language.');
  return result.output;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
