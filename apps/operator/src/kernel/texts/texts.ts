import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@palpite/domain';
import { parsePo } from 'pofile-ts';
import type { CatalogueText } from './define-text.ts';

/** The texts of the operator in each language, from the catalogues next to this file. */

const FOLDER = join(import.meta.dirname, 'catalogues');

type Values<Value extends string> = [Value] extends [never]
  ? []
  : [values: Readonly<Record<Value, string | number>>];

/**
 * Reads every catalogue. Called before the first request, so that an unreadable one stops the start and not a
 * transaction that has a notice to write.
 */
export function loadTexts(): void {
  for (const language of LANGUAGES) catalogueOf(language);
}

/** A text in a language, with its values inserted unchanged. */
export function textIn<Value extends string>(
  language: Language,
  { id, message }: CatalogueText<Value>,
  ...[values]: Values<Value>
): string {
  return catalogueOf(language)._(id, values, { message });
}

type ValueOf<Table> = Table[keyof Table] extends CatalogueText<infer Value> ? Value : never;

/** A table of texts in a language, for a page that shows them; all share the values. */
export function textsIn<Table extends Readonly<Record<string, CatalogueText>>>(
  language: Language,
  table: Table,
  ...[values]: Values<ValueOf<Table>>
): { readonly [Key in keyof Table]: string } {
  const catalogue = catalogueOf(language);
  const entries = Object.entries(table).map(([key, { id, message }]) => [
    key,
    catalogue._(id, values, { message }),
  ]);
  return Object.fromEntries(entries);
}

const catalogues = new Map<Language, I18n>();

function catalogueOf(language: Language): I18n {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  const locale = LANGUAGE_TAGS[language];
  const catalogue = setupI18n();
  catalogue.setMessagesCompiler(compileMessage);
  catalogue.loadAndActivate({ locale, messages: readCatalogue(locale) });
  catalogues.set(language, catalogue);
  return catalogue;
}

function readCatalogue(locale: string): Messages {
  const { items } = parsePo(readFileSync(join(FOLDER, `${locale}.po`), 'utf8'));
  return Object.fromEntries(
    items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, compileMessage(text)]] : [])),
  );
}
