import { type Help, type HelpBlock, readHelp } from '@palpite/brands/read-help.ts';
import { endpoints } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { handler } from '../http/handler.ts';
import { settingsOf } from './brand-state.ts';

type Parameters = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** One line as HTML: everything escaped, then `**words**` made strong. */
function lineHtml(line: string, parameters: Parameters): string {
  return line
    .replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole)
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** An article's blocks as HTML of four tags: p, ul, li, strong. */
export function blocksHtml(blocks: readonly HelpBlock[], parameters: Parameters): string {
  return blocks
    .map((block) =>
      typeof block === 'string'
        ? `<p>${lineHtml(block, parameters)}</p>`
        : `<ul>${block.list.map((line) => `<li>${lineHtml(line, parameters)}</li>`).join('')}</ul>`,
    )
    .join('');
}

let read: Promise<ReadonlyMap<Language, Help>> | undefined;

/** The help centre in the caller's language; a language without texts gets the brand's, then English. */
export const helpCenter = handler(
  endpoints.helpCenter,
  async ({ merchant, language, services }) => {
    read ??= readHelp(services.config.brandsDirectory);
    const texts = await read;
    const state = await services.merchants.brand(merchant.code);
    const help = texts.get(language) ?? texts.get(merchant.defaultLanguage) ?? texts.get('EN');
    const parameters = {
      brand: state.brand.name,
      minimumAge: String(settingsOf(state).minimumAge),
    };
    return {
      sections: (help?.sections ?? []).map(({ id, title, articles }) => ({
        sectionId: id,
        title,
        articles: articles.map((article) => ({
          articleId: article.id,
          title: article.title,
          html: blocksHtml(article.blocks, parameters),
          updatedOn: article.updatedOn,
        })),
      })),
    };
  },
);
