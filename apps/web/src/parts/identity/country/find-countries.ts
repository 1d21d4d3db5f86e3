import { namesFormat } from '@palpite/domain/formats.ts';
import type { Country } from '@palpite/contract/country.ts';
import { LANGUAGE_TAGS } from '@palpite/domain/language.ts';
import { plainSigns } from '@palpite/domain/plain-signs.ts';
import { searchText } from '@palpite/domain/search-text.ts';
import { wordsFor } from './country-words.ts';
import { countriesWith } from './use-countries.ts';

/** Taiwan and Hong Kong have names of their own: 義大利, 紐西蘭. */
const NAMING = [...Object.values(LANGUAGE_TAGS), 'zh-Hant', 'zh-Hant-HK'];

/** What a country is found by, folded. */
interface Known {
  readonly country: Country;
  /** In the list. */
  readonly name: string;
  /** In other languages. */
  readonly names: readonly string[];
  /** Codes and other words, which are typed whole. */
  readonly words: readonly string[];
}

function known(countries: readonly Country[]): readonly Known[] {
  const naming = NAMING.map((tag) => namesFormat(tag, { type: 'region' }));
  return countries.map((country) => {
    const { countryCode, name } = country;
    const names = naming.map((each) => searchText(each.of(countryCode) ?? ''));
    return { country, name: searchText(name), names, words: wordsFor(countryCode).map(searchText) };
  });
}

/** A search of one list of countries: the names of 220 in eight languages are read once. */
export function countrySearch(countries: readonly Country[]): (text: string) => readonly Country[] {
  let all: readonly Known[] | undefined;
  return (text) => {
    const digits = dialled(text);
    if (digits !== null) return byDialling(countries, digits);
    const wanted = searchText(text);
    if (wanted === '') return countries;
    all ??= known(countries);
    return byName(all, wanted);
  };
}

/** The digits of a dialling code as it is typed: `+1`, `0044`, `1 684`; null where it is a name. */
function dialled(text: string): string | null {
  const typed = plainSigns(text).replace(/[\s().-]/g, '');
  return /^\+?\d+$/.test(typed) ? typed.replace(/^(\+|00)/, '') : null;
}

/** Those with the code, those whose code begins so, and of a longer number the one that it begins with. */
function byDialling(countries: readonly Country[], digits: string): readonly Country[] {
  const exact = countriesWith(countries, digits);
  const beginning = countries.filter(
    ({ countryDialingCode: code }) => code !== digits && code.startsWith(digits),
  );
  if (exact.length + beginning.length > 0) return [...exact, ...beginning];
  for (let length = digits.length - 1; length > 0; length -= 1) {
    const found = countriesWith(countries, digits.slice(0, length));
    if (found.length > 0) return found;
  }
  return [];
}

/** By how well it is named: a code or a word, the beginning of its name, of a word in it, of another name, a part of one. */
function byName(all: readonly Known[], wanted: string): readonly Country[] {
  const begins = (name: string) => name.startsWith(wanted);
  const ranks: readonly ((each: Known) => boolean)[] = [
    ({ name, words }) => name === wanted || words.includes(wanted),
    ({ name }) => begins(name),
    ({ name }) => name.includes(` ${wanted}`),
    ({ names }) => names.some(begins),
    ({ name, names, words }) =>
      name.includes(wanted) ||
      names.some((each) => each.includes(` ${wanted}`)) ||
      words.some((each) => wanted.length > 2 && begins(each)),
  ];
  const rankOf = (each: Known) => ranks.findIndex((fits) => fits(each));
  return all
    .map((each) => ({ country: each.country, rank: rankOf(each) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
