import { type SiteState, systemGetStatus } from '@palpite/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '../lib/calls.ts';
import { useGivenServices } from '../lib/services.ts';

/**
 * Lets an open tab follow its brand: where the site's state has another version than the page, the page takes the
 * status that belongs to it. Colours and the brand's own words stay as they were drawn until the next page is loaded.
 */
export function useNewStatus(state: SiteState): void {
  const { services, takeStatus } = useGivenServices();
  const { status } = services.boot;
  const { data } = useQuery({
    ...callQuery(services, systemGetStatus, { query: {} }),
    enabled: state.status === 0 && state.version !== status.version,
    staleTime: 0,
  });
  useEffect(() => {
    // Whether the site is open is the cover's to say.
    if (data?.status === 0 && data.version !== status.version) takeStatus(data);
  }, [data, status, takeStatus]);
}
