import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import * as v from 'valibot';

/** The words that brands' files are spelled in: bounded texts and numbers, codes, texts by language. */

export const keysOf = <Key extends string>(record: Record<Key, unknown>) =>
  Object.keys(record) as Key[];

export const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
export const number = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
export const code = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,30}$/));

/** A text in each language that the brand offers; `missingTexts` says when one is missing. */
export const localized = (longest: number) =>
  v.strictObject(v.entriesFromList(keysOf<Language>(LANGUAGE_TAGS), v.optional(text(longest))));
export type LocalizedText = v.InferOutput<ReturnType<typeof localized>>;
