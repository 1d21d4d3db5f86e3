import { type Help, readHelp } from '@palpite/brands/read-help.ts';
import { endpoints } from '@palpite/contract';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { handler } from '../http/handler.ts';
import { type BrandState, settingsOf } from './brand-state.ts';
import { richTextOf, type TextParameters } from './rich-text.ts';

let read: Promise<ReadonlyMap<Language, Help>> | undefined;

/** The help centre in the caller's language; a language without texts gets the brand's, then English. */
export const helpCenter = handler(
  endpoints.helpCenter,
  async ({ merchant, language, services }) => {
    read ??= readHelp(services.config.brandsDirectory);
    const texts = await read;
    const state = await services.merchants.brand(merchant.code);
    const help = texts.get(language) ?? texts.get(merchant.defaultLanguage) ?? texts.get('EN');
    const parameters = parametersOf(state, language);
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

/** What the texts leave open, in the reader's language. */
function parametersOf(state: BrandState, language: Language): TextParameters {
  const { name, currency, timeZone } = state.brand;
  const tag = LANGUAGE_TAGS[language];
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return {
    brand: name,
    minimumAge: String(settingsOf(state).minimumAge),
    currency: new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency,
    timeZone: zone?.value ?? timeZone,
  };
}
