import { perTab } from '@palpite/ui/tab.ts';
import { inTime } from './missing-part.ts';

/** Files that have been asked for ahead. */
const askedFiles = perTab(() => new Set<string>());

/**
 * Loads a part of the site in the time that it may take. The build puts this around every late import, in place of
 * Vite's own helper.
 *
 * @param files what the part imports itself, from the build's root: asked for at once, and not one after another
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const asked = askedFiles();
  const links: HTMLLinkElement[] = [];
  for (const file of files) {
    // The one style sheet is in the page.
    if (asked.has(file) || file.endsWith('.css')) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    links.push(link);
  }
  // In one write: each of its own would have the browser look at the page's head again.
  document.head.append(...links);
  return inTime(load());
}
