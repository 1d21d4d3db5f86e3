import { CLOSED } from '../lib/root-search.ts';
import { isSharedPath } from '../lib/visitor-page.ts';

/** What a shared page may be asked with: the names that are part of its key, here and at a CDN. */
export const SHARED_SEARCH: ReadonlySet<string> = new Set(['lang', 'page', 'article', 'os', 'id']);

/** What else the server's HTML follows on those paths, dialogs and filters: drawn for one request alone. */
export const UNSHARED_SEARCH: ReadonlySet<string> = new Set([
  ...Object.keys(CLOSED),
  'mine',
  'pageNo',
  'theme',
  'feature',
  'class',
  'volatility',
  'minReturn',
  'minBet',
  'newWithin',
  'collection',
  'name',
  'sort',
  'category',
]);

/** What only the browser reads, from its own address: who sent the visitor, and what signs them in. */
export const BROWSER_SEARCH: ReadonlySet<string> = new Set([
  'referralCode',
  'affiliateCode',
  'token',
]);

/**
 * The address as the server reads it. On the paths that are shared an advertisement's marks, an invitation's code and
 * whatever else no page knows are dropped: everybody who follows such a link gets the page that is there already. A
 * token is dropped everywhere, so that no link of a page repeats it.
 */
export function readAddress(url: URL): URL {
  const shared = isSharedPath(url.pathname);
  const dropped = [...url.searchParams.keys()].filter((name) =>
    shared ? !SHARED_SEARCH.has(name) && !UNSHARED_SEARCH.has(name) : name === 'token',
  );
  // Rewritten only where something is dropped: the router redirects an address that is spelled otherwise than its own.
  if (dropped.length === 0) return url;
  const read = new URL(url);
  for (const name of dropped) read.searchParams.delete(name);
  return read;
}

/**
 * True for the pages that are the same for every visitor, so that a CDN may keep them. Whatever is not
 * listed here is rendered for one request alone.
 */
export function isVisitorPage(url: URL): boolean {
  if (!isSharedPath(url.pathname)) return false;
  return [...url.searchParams.keys()].every((key) => SHARED_SEARCH.has(key));
}
