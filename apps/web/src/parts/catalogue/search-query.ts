import { gameSearch } from '@palpite/contract/catalogue.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';
import { CATALOGUE_STALE_MILLISECONDS } from './catalogue-queries.ts';

/** What a text finds in the catalogue, in groups. */
export type SearchAnswer = ValueOutput<typeof gameSearch>;

/** @param text typed; without one the answer has what is popular */
export function searchQuery(services: Services, text?: string) {
  const language = services.texts.language();
  return {
    ...callQuery(services, gameSearch, {
      query: text === undefined ? { language } : { text, language },
    }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}
