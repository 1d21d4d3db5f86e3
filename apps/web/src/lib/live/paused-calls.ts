import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { perTab } from '@palpite/ui/tab.ts';

/** Calls whose answers do not follow the live connection for now. */
const paused = perTab(() => new Set<string>());

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** From now on a shown answer changes only when the page asks: the present would reveal how a round ends. */
export function pauseCall(endpoint: Endpoint): void {
  paused().add(nameOf(endpoint));
}

export function resumeCall(endpoint: Endpoint): void {
  paused().delete(nameOf(endpoint));
}

/** @param queryKey as `callKey` makes it */
export const isPaused = (queryKey: readonly unknown[]): boolean =>
  paused().has(String(queryKey[1]));
