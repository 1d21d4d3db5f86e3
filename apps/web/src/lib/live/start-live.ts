import type { Services } from '../services.ts';
import { followLive } from './follow.ts';

/**
 * Makes the page live, until `gone`. A page that the browser puts aside closes its connection, or it could not be put
 * aside, and opens another one when it is back.
 */
export function startLive(services: Services, gone: AbortSignal): void {
  let away = new AbortController();
  const begin = () => {
    away = new AbortController();
    followLive(services, AbortSignal.any([away.signal, gone]));
  };
  const leave = () => away.abort();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  window.addEventListener('pagehide', leave, { signal: gone });
  window.addEventListener('pageshow', comeBack, { signal: gone });
  begin();
}
