import { type SiteState, systemGetState } from '@palpite/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Boot } from '../lib/boot.ts';
import { callQuery } from '../lib/calls.ts';
import { useAskAgain } from '../lib/live/live-state.ts';
import { onClosedRefusal } from '../lib/closed-refusals.ts';
import { useServices } from '../lib/services.ts';

/**
 * How often a visible page that is not live polls. Each tab has its own random interval between the two, so that tabs do not poll at
 * the same time.
 */
const LEAST_MILLISECONDS = 15_000;
const MOST_MILLISECONDS = 25_000;

/**
 * Whether the site is open to this visitor: the one place where an open page learns of it. It asks once the page is
 * hydrated, when the live connection says that the brand has changed (now and then without one), when its reader returns to it, and at once when any call was refused
 * because the site is closed.
 */
export function useSiteState(): SiteState {
  const services = useServices();
  const askAgain = useAskAgain();
  const [pause] = useState(
    () => LEAST_MILLISECONDS + Math.random() * (MOST_MILLISECONDS - LEAST_MILLISECONDS),
  );
  const { data, refetch } = useQuery({
    ...callQuery(services, systemGetState, {}),
    initialData: () => drawnState(services.boot),
    // The page may come from a browser cache or an older tab, so its state is checked before use.
    initialDataUpdatedAt: 0,
    refetchInterval: askAgain(pause),
    refetchOnWindowFocus: 'always',
  });
  const { status } = data;
  useEffect(() => {
    if (status !== 0) return;
    return onClosedRefusal(() => void refetch({ cancelRefetch: false }));
  }, [refetch, status]);
  return data;
}

/** The state that the page was rendered in. */
function drawnState({ status, location }: Boot): SiteState {
  const { maintenance } = status;
  return {
    status: status.status,
    version: status.version,
    maintenanceEnd: maintenance?.maintenanceEnd ?? null,
    location: location ?? null,
  };
}
