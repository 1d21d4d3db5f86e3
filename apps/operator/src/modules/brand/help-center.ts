import { type Help, readHelp } from '@palpite/brands/read-help.ts';
import { endpoints } from '@palpite/contract';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { handler } from '#kernel/http/handler.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { moneyText } from '#kernel/texts/value-text.ts';
import { richTextOf, type TextParameters } from '#kernel/brand/rich-text.ts';

let read: Promise<ReadonlyMap<Language, Help>> | undefined;

/** The help centre in the caller's language; a language without texts gets the brand's, then English. */
export const systemGetHelpCenter = handler(endpoints.system.getHelpCenter, {
  async answer({ brand, language, services }) {
    read ??= readHelp(services.config.brandsDirectory);
    const texts = await read;
    const help = texts.get(language) ?? texts.get(brand.defaultLanguage) ?? texts.get('EN');
    const parameters = parametersOf(brand, language);
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
});

/** The values for the gaps in the texts, in the reader's language. */
function parametersOf(brand: LiveBrand, language: Language): TextParameters {
  const { name, currency, timeZone, settings } = brand;
  const tag = LANGUAGE_TAGS[language];
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  const { deposits, withdrawals } = settings;
  const number = (count: number) => count.toLocaleString(tag);
  const money = (minor: string) => moneyText(BigInt(minor), currency, tag);
  return {
    brand: name,
    minimumAge: String(settings.minimumAge),
    currency: new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency,
    timeZone: zone?.value ?? timeZone,
    turnoverPercent: number(deposits.turnoverPercent),
    openDeposits: number(deposits.openOrders),
    reviewWait: waitText(settings.depositReviewMinutes, tag),
    leastWithdrawal: money(withdrawals.minMinor),
    mostWithdrawal: money(withdrawals.maxMinor),
    withdrawalsPerDay: number(withdrawals.countPerDay),
    mostPerDay: money(withdrawals.amountPerDayMinor),
    openWithdrawals: number(withdrawals.openAtOnce),
    payoutAccounts: number(settings.payoutAccountsMost),
    payoutWait: waitText(settings.payoutAccountWaitMinutes, tag),
  };
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** In the largest unit that divides it: "1 day", "90 minutes". */
function waitText(minutes: number, tag: string): string {
  const [unit, length] =
    minutes > 0 && minutes % DAY_MINUTES === 0
      ? (['day', DAY_MINUTES] as const)
      : minutes > 0 && minutes % HOUR_MINUTES === 0
        ? (['hour', HOUR_MINUTES] as const)
        : (['minute', 1] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(tag, style).format(minutes / length);
}
