import type { Hono } from 'hono';
import type { OperatorEnv } from './frame.ts';

/** The folder that the operator's pages for developers share with the web client's. */
const SHARED = 'dev';

/**
 * Whether a path is the operator's: every path that begins with the first part of one of its routes, so that an address
 * it does not know is answered by it too.
 */
export function ownedPaths({
  routes,
}: Pick<Hono<OperatorEnv>, 'routes'>): (path: string) => boolean {
  const owned = new Set(routes.map(({ path }) => beginning(path)));
  owned.delete('*');
  return (path) => owned.has(beginning(path));
}

function beginning(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === SHARED ? `${first}/${second}` : first;
}
