import { type Help, readHelp } from '@palpite/brands/read-help.ts';
import { endpoints } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { handler } from '../http/handler.ts';
import { settingsOf } from './brand-state.ts';
import { richTextOf } from './rich-text.ts';

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
          content: richTextOf(article.blocks, parameters),
          updatedOn: article.updatedOn,
        })),
      })),
    };
  },
);
