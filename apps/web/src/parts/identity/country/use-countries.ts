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

/** Of the countries that share a dialling code, the one that most numbers with it are of. */
const MAIN_COUNTRIES = new Set('US RU IT GB NO AU NZ FI MA RE GP SH CW'.split(' '));

/** The countries with a dialling code, the main one of them first. */
export function countriesWith(countries: readonly Country[], code: string): readonly Country[] {
  const sharing = countries.filter(({ countryDialingCode }) => countryDialingCode === code);
  const isMain = ({ countryCode }: Country) => MAIN_COUNTRIES.has(countryCode);
  return [...sharing.filter(isMain), ...sharing.filter((each) => !isMain(each))];
}
