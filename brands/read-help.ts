import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCalendarDay, isLanguage, type Language } from '@palpite/domain';
import * as v from 'valibot';
import { BRANDS_DIRECTORY, BrandError } from './read-brand.ts';
import { textBlocks } from './text-blocks.ts';

/** The help centre: sections and articles, written in the blocks of `text-blocks.ts`. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/));
const title = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const article = v.strictObject({
  id: name,
  title,
  updatedOn: v.pipe(v.string(), v.check(isCalendarDay)),
  blocks: textBlocks,
});
const help = v.strictObject({
  sections: v.array(v.strictObject({ id: name, title, articles: v.array(article) })),
});
export type Help = v.InferOutput<typeof help>;

/** Reads the help texts of every language that has them. @throws BrandError when a file does not fit */
export async function readHelp(
  directory: string = BRANDS_DIRECTORY,
): Promise<ReadonlyMap<Language, Help>> {
  const folder = join(directory, 'help');
  const texts = new Map<Language, Help>();
  for (const file of (await readdir(folder)).toSorted()) {
    const language = file.replace(/\.json$/, '');
    if (!isLanguage(language)) throw new BrandError(`help: ${file} is named after no language`);
    const result = v.safeParse(help, JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (!result.success) {
      const [issue] = result.issues;
      throw new BrandError(`help ${language}: ${v.getDotPath(issue) ?? file}: ${issue.message}`);
    }
    texts.set(language, result.output);
  }
  return texts;
}
