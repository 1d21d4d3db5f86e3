import { type AppSystem, CLOSED } from './root-search.ts';

/** The addresses of dialogs that nothing in the first file opens: they come with what links to them. */

/** Opens the form for a forgotten password. */
export function openForgot(method: 'email' | 'mobile') {
  return <Search extends object>(search: Search) => ({ ...search, ...CLOSED, forgot: method });
}

/** Asks whether to sign out. */
export function openLogout<Search extends object>(search: Search): Search & { logout: 1 } {
  return { ...search, logout: 1 };
}

/** Opens the filters of the list of games on the page. */
export function openFilters<Search extends object>(search: Search): Search & { filters: 1 } {
  return { ...search, filters: 1 };
}

/** Says that a game cannot be opened now, and offers others. */
export function openUnavailable(nodeId: string) {
  return <Search extends object>(search: Search): Search & { unavailable: string } => ({
    ...search,
    unavailable: nodeId,
  });
}

/** Opens the announcements at a page. */
export function openAnnouncements<Search extends object>(search: Search) {
  return { ...search, ...CLOSED, announcements: 1 };
}

/** Opens one of the announcements. */
export function openAnnouncement(announcementId: string) {
  return <Search extends object>(search: Search) => ({
    ...openAnnouncements(search),
    announcement: announcementId,
  });
}

/** Opens the help centre, at an article where one is named. */
export function openHelp(articleId?: string) {
  return <Search extends object>(search: Search) => ({
    ...search,
    ...CLOSED,
    help: articleId ?? (1 as const),
  });
}

/** Says how to put the site on a device of that kind. */
export function openApp(system: AppSystem) {
  return <Search extends object>(search: Search) => ({ ...search, ...CLOSED, app: system });
}

/** Shows the site's addresses with their speed. */
export function openAddresses<Search extends object>(search: Search) {
  return { ...search, ...CLOSED, addresses: 1 as const };
}

/** Opens a deposit over the page; with an order's number, how that one is paid and how it stands. */
export function openQuickDeposit(order?: string) {
  return <Search extends object>(search: Search) => ({
    ...search,
    ...CLOSED,
    quickDeposit: order ?? (1 as const),
  });
}
