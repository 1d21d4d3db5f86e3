import { isSharedPath } from '../lib/visitor-page.ts';
import { SHARED_SEARCH } from './shared-address.ts';

/** Beside what a shared page may be asked with: the pages of a lobby are pages of their own. */
const OPEN_SEARCH: ReadonlySet<string> = new Set([...SHARED_SEARCH, 'pageNo']);

/**
 * Whether search engines may keep a page: what everybody may look at, without a dialog over it, a filter or a token in
 * its address. Whatever is not listed is kept out.
 */
export function isForSearchEngines(url: URL): boolean {
  if (!isSharedPath(url.pathname)) return false;
  return [...url.searchParams.keys()].every((key) => OPEN_SEARCH.has(key));
}

/** Where search engines ask what they may read. */
export const ROBOTS_PATH = '/robots.txt';

/**
 * Everything may be read but what is only for machines. Private pages are read too, and say themselves that they are not
 * to be kept (`X-Robots-Tag`): what may not be read could still be listed.
 */
export function robotsAnswer(origin: string): Response {
  const closed = ['/vendor/', '/support/', '/payments/', '/metrics', '/healthz', '/readyz'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300, s-maxage=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
