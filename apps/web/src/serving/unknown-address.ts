import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { CLOSED } from '../lib/root-search.ts';
import { routeTree } from '../routeTree.gen.ts';

/** The path that all unknown ones are drawn at; no route has it. */
const UNKNOWN_PATH = '/404';

const tree: AnyRoute = routeTree;
let matcher: ReturnType<typeof createMatcher> | undefined;
const createMatcher = () => createRouter({ routeTree: tree, history: createMemoryHistory() });

/** Whether the application has a page at this path, by the router's own reading of it. */
function hasPage(pathname: string): boolean {
  matcher ??= createMatcher();
  const [, params, route] = matcher.getMatchedRoutes(pathname);
  // A path below a page's own is matched by that page, with the rest as a wildcard.
  return route !== undefined && !('**' in params);
}

/**
 * One address for all paths that lead to no page: what is drawn there is the same, so that it is drawn once however many
 * such paths are asked for. A dialog in the address is drawn too, and keeps the address as it is.
 */
export function mergeUnknown(url: URL): URL {
  if (hasPage(url.pathname) || Object.keys(CLOSED).some((key) => url.searchParams.has(key)))
    return url;
  return new URL(UNKNOWN_PATH, url);
}

/** True for the one address of `mergeUnknown`. */
export function isUnknownAddress(url: URL): boolean {
  return url.pathname === UNKNOWN_PATH && url.search === '';
}
