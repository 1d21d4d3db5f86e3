import type { Site } from './site.ts';

/** Prints where the site is and with which demo accounts to enter it. */
export function announce(site: Site, say: (line: string) => void): void {
  say('');
  say(`Ready after ${(site.startedInMs / 1000).toFixed(1)} s.`);
}
