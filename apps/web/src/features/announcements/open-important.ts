import type { AnyRouter } from '@tanstack/react-router';
import { openAnnouncement } from '../../lib/dialog-links.ts';
import { hasDialog } from '../../lib/root-search.ts';
import type { Services } from '../../lib/services.ts';
import { isLookAround } from '../../lib/visitor-page.ts';
import { announcementsQuery } from '../../parts/talk/announcement-queries.ts';
import { isUnshown } from '../../parts/talk/seen-announcements.ts';

/**
 * Opens the newest important announcement, once in this browser, for a member who has signed in: when a page for browsing
 * is shown and nothing is being done on it. A member who is busy sees it on the next such page.
 * @param gone ends it
 */
export function openImportant(services: Services, router: AnyRouter, gone: AbortSignal): void {
  const { session } = services;
  let asked: { token: string; answer: ReturnType<typeof findImportant> } | undefined;
  const look = async () => {
    const token = memberToken(services);
    if (token === null || !isFree(router)) return;
    if (asked?.token !== token) asked = { token, answer: findImportant(services) };
    const important = await asked.answer;
    if (important === undefined || !isUnshown(important)) return;
    // The answer took its time, and something may have been begun.
    if (gone.aborted || memberToken(services) !== token || !isFree(router)) return;
    await router.navigate({
      to: '.',
      search: openAnnouncement(important.announcementId),
      replace: true,
      resetScroll: false,
    });
  };
  const begin = () => void look();
  gone.addEventListener('abort', session.store.subscribe(begin), { once: true });
  gone.addEventListener('abort', router.subscribe('onResolved', begin), { once: true });
  begin();
}

/** The newest important one of the newest page. Where the answer does not come, the next visit asks again. */
async function findImportant(services: Services) {
  const page = await services.queryClient
    .fetchQuery(announcementsQuery(services, 1))
    .catch(() => null);
  return page?.list.find(({ isImportant }) => isImportant);
}

/** The token of a member who may use the site; null for a visitor, a guest and a member who must change the password first. */
function memberToken({ session }: Services): string | null {
  const state = session.store.getState();
  if (state.phase !== 'signed-in') return null;
  const { token, isMember, mustChangePassword } = state.record;
  return isMember && !mustChangePassword ? token : null;
}

/** A page for browsing that is whole, with no dialog over it and nothing being typed. */
function isFree({ latestLocation, state }: AnyRouter): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return (
    isLookAround(latestLocation.pathname) &&
    state.status === 'idle' &&
    !hasDialog(latestLocation.search) &&
    document.querySelector('dialog[open]') === null &&
    !isTyping
  );
}
