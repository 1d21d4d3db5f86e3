import { countryCodes } from '@palpite/contract/country.ts';
import { getMemberInfo } from '@palpite/contract/member.ts';
import { callQuery } from '../lib/calls.ts';
import type { Services } from '../lib/services.ts';

/** The countries that forms and messages of later screens offer. */
export function fetchCountryCodes(services: Services): Promise<void> {
  return services.queryClient.prefetchQuery(callQuery(services, countryCodes, {}));
}

/** Asks who is signed in; a dead token ends the session in the client. */
export async function refreshMember(services: Services, gone: AbortSignal): Promise<void> {
  const user = await services.queryClient
    .fetchQuery(callQuery(services, getMemberInfo, {}))
    // Offline or slow: the stored facts stand until the next call.
    .catch(() => null);
  if (user && !gone.aborted) services.session.refresh(user);
}
