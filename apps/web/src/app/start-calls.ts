import { affiliateLinkRecordVisit } from '@palpite/contract/affiliate-link.ts';
import { countryList } from '@palpite/contract/country.ts';
import { memberGet } from '@palpite/contract/member.ts';
import { callQuery } from '../lib/calls.ts';
import { isSparing } from '../lib/load-ahead.ts';
import type { Services } from '../lib/services.ts';

/** Fetches what every page needs sooner or later, and reports a link that led here. */
export async function makeStartCalls(
  services: Services,
  gone: AbortSignal,
  affiliateCode: string | undefined,
): Promise<void> {
  if (gone.aborted) return;
  await Promise.all([
    isSparing() ? undefined : fetchCountryCodes(services),
    services.session.token() === null ? undefined : refreshMember(services, gone),
    affiliateCode === undefined ? undefined : countVisit(services, affiliateCode),
  ]);
}

/** Counts the visit of a link if possible; a failure changes nothing for the visitor. */
async function countVisit({ client }: Services, affiliateCode: string): Promise<void> {
  const body = { code: affiliateCode.trim().toUpperCase() };
  await client.call(affiliateLinkRecordVisit, { body }).catch(() => undefined);
}

/** The countries that forms and messages of later screens offer. */
function fetchCountryCodes(services: Services): Promise<void> {
  return services.queryClient.prefetchQuery(callQuery(services, countryList, {}));
}

/** Fetches the signed-in member; a dead token ends the session in the client. */
async function refreshMember(services: Services, gone: AbortSignal): Promise<void> {
  const user = await services.queryClient
    .fetchQuery(callQuery(services, memberGet, {}))
    // Offline or slow: the stored facts apply until the next call.
    .catch(() => null);
  if (user && !gone.aborted) services.session.refresh(user);
}
