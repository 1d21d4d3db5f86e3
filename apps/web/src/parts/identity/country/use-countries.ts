import { type Country, countryList } from '@palpite/contract/country.ts';
import { LANGUAGE_TAGS } from '@palpite/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { PublicStatus } from '../../../lib/boot.ts';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';

/** Countries with their dialling codes, in the order of the reader's alphabet; empty until they are there. */
export function useCountries(): readonly Country[] {
  const { data } = useQuery({
    ...callQuery(useServices(), countryList, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The page asks for them as it starts, and a dialog that the server drew without them may come to life later.
  const hydrated = useHydrated();
  return (hydrated && data?.countries) || NONE;
}

const NONE: readonly Country[] = [];

/** Where a brand's players are taken to live until they say otherwise: where its own language is spoken most. */
export function homeCountry({ defaultLanguage }: Pick<PublicStatus, 'defaultLanguage'>): string {
  return new Intl.Locale(LANGUAGE_TAGS[defaultLanguage]).maximize().region ?? '';
}

/** The address of a country's round flag: on the operator's image host, or on this site where it names none. */
export function flagAddress({ info }: Pick<PublicStatus, 'info'>, countryCode: string): string {
  return `${info.imageCDNs[0] ?? ''}/COUNTRY_FLAG/CIRCLE/${countryCode}.svg`;
}

/** The countries that a search finds: by name without its accents, by code, or by dialling code. */
export function findCountries(countries: readonly Country[], text: string): readonly Country[] {
  const wanted = fold(text);
  if (wanted === '') return countries;
  const digits = /^\+?\d+$/.test(wanted) ? wanted.replace('+', '') : null;
  return countries.filter(({ countryCode, countryDialingCode, name }) =>
    digits === null
      ? fold(name).includes(wanted) || countryCode.toLowerCase() === wanted
      : countryDialingCode.startsWith(digits),
  );
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase().trim();
