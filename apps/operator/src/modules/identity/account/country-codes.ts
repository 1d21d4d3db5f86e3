import { endpoints } from '@palpite/contract';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { handler } from '#kernel/http/handler.ts';
import { DIALLING_CODES } from './dialling-codes.ts';

/** Countries with their names in the caller's language, in that language's order. */
export const countryList = handler(endpoints.country.list, {
  answer({ language }) {
    const tag = LANGUAGE_TAGS[language];
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const order = new Intl.Collator(tag);
    return {
      countries: DIALLING_CODES.map((entry) => ({
        ...entry,
        name: names.of(entry.countryCode) ?? entry.countryCode,
      })).toSorted((first, second) => order.compare(first.name, second.name)),
    };
  },
});
