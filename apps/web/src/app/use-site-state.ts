import { type SiteState, siteState } from '@palpite/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Boot } from '../lib/boot.ts';
import { callQuery } from '../lib/calls.ts';
import { onClosedRefusal } from '../lib/closed-refusals.ts';
import { useServices } from '../lib/services.ts';

/** How often a page that is looked at asks; each tab has a time of its own between the two, so that they do not come together. */
const LEAST_MILLISECONDS = 15_000;
const MOST_MILLISECONDS = 25_000;

/**
 * Whether the site is open to this visitor, for as long as the page stands: the one place where a page that is open
 * learns of it. It asks once it is there, now and then while it is looked at, when its reader comes back to it, and at
 * once when any call was refused because the site is closed.
 */
export function useSiteState(): SiteState {
  const services = useServices();
  const [pause] = useState(
    () => LEAST_MILLISECONDS + Math.random() * (MOST_MILLISECONDS - LEAST_MILLISECONDS),
  );
  const { data, refetch } = useQuery({
    ...callQuery(services, siteState, {}),
    initialData: () => drawnState(services.boot),
    // However the page came here (a cache of the browser's, an older tab), it asks before it is believed.
    initialDataUpdatedAt: 0,
    refetchInterval: pause,
    refetchOnWindowFocus: 'always',
  });
  const { status } = data;
  useEffect(() => {
    if (status !== 0) return;
    return onClosedRefusal(() => void refetch({ cancelRefetch: false }));
  }, [refetch, status]);
  return data;
}

/** The state that the page was drawn in. */
function drawnState({ status, location }: Boot): SiteState {
  const { maintenance } = status;
  return {
    status: status.status,
    maintenanceEnd: maintenance?.maintenanceEnd ?? null,
    location: location ?? null,
  };
}
