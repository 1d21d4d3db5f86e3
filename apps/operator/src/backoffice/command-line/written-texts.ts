import { readFile } from 'node:fs/promises';
import { CommandError, textOption, type Typed } from './command.ts';

/** The options for the text of an announcement or a message. */
export const WRITTEN_OPTIONS = {
  title: { type: 'string' },
  text: { type: 'string' },
  language: { type: 'string' },
  file: { type: 'string' },
} as const;

/** A file in several languages, or a title and a text in one. @throws CommandError */
export async function writtenInput(typed: Typed) {
  const path = textOption(typed, 'file');
  if (path !== undefined) return { texts: await readJson(path) };
  return {
    title: textOption(typed, 'title'),
    text: textOption(typed, 'text'),
    language: textOption(typed, 'language'),
  };
}

/** @throws CommandError */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
