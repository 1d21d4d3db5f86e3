import type { AnyRouter } from '@tanstack/react-router';
import { announcementsQuery } from './announcements-query.ts';
import { hasNewAnnouncement } from './seen-announcements.ts';
import { openAnnouncements } from '../../lib/dialog-links.ts';
import { hasDialog } from '../../lib/root-search.ts';
import type { Services } from '../../lib/services.ts';
import { isLookAround } from '../../lib/visitor-page.ts';

/**
 * Opens the newest announcement when a visitor enters the site and has not seen it: only that one, with a link to the
 * rest, so that a first visit begins with one text and not with a list. A visitor who has already navigated or opened
 * something is not interrupted; the side menu has the announcement, and the next visit begins with it.
 */
export async function announceOnEntry(services: Services, router: AnyRouter): Promise<void> {
  const entered = router.latestLocation.href;
  if (!isFree(router)) return;
  const page = await services.queryClient
    .fetchQuery(announcementsQuery(services, 1))
    .catch(() => null);
  const [newest] = page?.list ?? [];
  if (!page || !newest || !hasNewAnnouncement(page.list)) return;
  if (router.latestLocation.href !== entered || !isFree(router)) return;
  await router.navigate({
    to: '.',
    search: (search: object) => ({
      ...openAnnouncements(search),
      announcement: newest.announcementId,
    }),
    replace: true,
    resetScroll: false,
  });
}

/** A page for browsing, with no dialog over it. */
function isFree({ latestLocation }: AnyRouter): boolean {
  return !hasDialog(latestLocation.search) && isLookAround(latestLocation.pathname);
}
