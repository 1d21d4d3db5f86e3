import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, type Language } from '@palpite/domain';
import * as v from 'valibot';
import { BRANDS_DIRECTORY, BrandError } from './read-brand.ts';

/**
 * The help centre: sections and articles as plain blocks, so that no article is ever markup.
 * `**words**` are strong; `{brand}` and `{minimumAge}` are filled in by who shows them.
 */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));
const block = v.union([line, v.strictObject({ list: v.pipe(v.array(line), v.minLength(1)) })]);
const article = v.strictObject({
  id: name,
  title: line,
  updatedOn: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  blocks: v.pipe(v.array(block), v.minLength(1)),
});
const help = v.strictObject({
  sections: v.array(v.strictObject({ id: name, title: line, articles: v.array(article) })),
});
export type Help = v.InferOutput<typeof help>;
export type HelpBlock = v.InferOutput<typeof block>;

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
