import { oneOf, shortText, wholeNumber } from './search-value.ts';

/** The devices that the site can be put on. */
export const APP_SYSTEMS = ['android', 'ios'] as const;
export type AppSystem = (typeof APP_SYSTEMS)[number];

/**
 * Dialogs live in the address, so that a link opens one before any script has run and the back button
 * closes it. `login=stay` stays on the page after signing in; `login=1` goes home, as the spec has it.
 */
export interface RootSearch {
  login?: 1 | 'stay' | undefined;
  /** The same popup with its registration in front. */
  register?: 1 | undefined;
  /** Tells somebody who has just registered that the account is there, and by number: under which name. */
  registered?: 1 | 'mobile' | undefined;
  /** Who invited the visitor, for the registration form. */
  referralCode?: string | undefined;
  /** Whose link led here, as an agent gives it out. */
  affiliateCode?: string | undefined;
  /** Chooses a new password for whoever has forgotten theirs, and how they prove who they are. */
  forgot?: 'email' | 'mobile' | undefined;
  logout?: 1 | undefined;
  /** The search over the whole catalogue, and what it begins with. */
  find?: 1 | string | undefined;
  /** A game that cannot be opened now: tells so and offers others. */
  unavailable?: string | undefined;
  /** A page of the announcements, and one of them. */
  announcements?: number | undefined;
  announcement?: string | undefined;
  /** The help centre, or one of its articles. */
  help?: 1 | string | undefined;
  /** How to put the site on a device. */
  app?: AppSystem | undefined;
  /** The site's addresses with their speed. */
  addresses?: 1 | undefined;
  /** A page of the member centre, or of the agent centre; which there are is theirs to know. */
  member?: string | undefined;
  agent?: string | undefined;
  /** What the page there shows, in the spelling of `lib/report-search.ts`. */
  report?: string | undefined;
  /** The language that the page was asked in, once; the choice is kept elsewhere. */
  lang?: string | undefined;
  /** Signs the visitor in; taken out of the address at once. */
  token?: string | undefined;
}

export function validateRootSearch(search: Record<string, unknown>): RootSearch {
  return {
    login: oneOf(search.login, [1, 'stay']),
    register: oneOf(search.register, [1]),
    registered: oneOf(search.registered, [1, 'mobile']),
    referralCode: shortText(search.referralCode, 64),
    affiliateCode: shortText(search.affiliateCode, 64),
    forgot: oneOf(search.forgot, ['email', 'mobile']),
    logout: oneOf(search.logout, [1]),
    find: oneOf(search.find, [1]) ?? shortText(search.find, 60),
    unavailable: shortText(search.unavailable, 64),
    announcements: wholeNumber(search.announcements, 1, 10_000),
    announcement: shortText(search.announcement, 64),
    help: oneOf(search.help, [1]) ?? shortText(search.help, 64),
    app: oneOf(search.app, APP_SYSTEMS),
    addresses: oneOf(search.addresses, [1]),
    member: shortText(search.member, 64),
    agent: shortText(search.agent, 64),
    report: shortText(search.report, 2000),
    lang: shortText(search.lang, 16),
    token: shortText(search.token, 512),
  };
}

/** Opens the login over the page: `<Link to="." search={openLogin}>`. */
export function openLogin<Search extends object>(search: Search): Search & { login: 1 } {
  return { ...search, register: undefined, forgot: undefined, login: 1 };
}

/** Opens the login over the page and stays there once signed in. */
export function openLoginHere<Search extends object>(search: Search): Search & { login: 'stay' } {
  return { ...search, login: 'stay' };
}

/** Opens the registration over the page. */
export function openRegister<Search extends object>(search: Search) {
  return { ...search, ...CLOSED, register: 1 as const };
}

/** Opens the form for a forgotten password. */
export function openForgot(method: 'email' | 'mobile') {
  return <Search extends object>(search: Search) => ({ ...search, ...CLOSED, forgot: method });
}

/** Asks whether to sign out. */
export function openLogout<Search extends object>(search: Search): Search & { logout: 1 } {
  return { ...search, logout: 1 };
}

/** Opens the search over the whole catalogue. */
export function openFind<Search extends object>(search: Search): Search & { find: 1 } {
  return { ...search, find: 1 };
}

/** Says that a game cannot be opened now, and offers others. */
export function openUnavailable(nodeId: string) {
  return <Search extends object>(search: Search): Search & { unavailable: string } => ({
    ...search,
    unavailable: nodeId,
  });
}

/** No dialog open. */
export const CLOSED = {
  login: undefined,
  register: undefined,
  registered: undefined,
  forgot: undefined,
  logout: undefined,
  find: undefined,
  unavailable: undefined,
  announcements: undefined,
  announcement: undefined,
  help: undefined,
  app: undefined,
  addresses: undefined,
  member: undefined,
  agent: undefined,
  report: undefined,
} as const;

/** Opens the announcements at a page. */
export function openAnnouncements<Search extends object>(search: Search) {
  return { ...search, ...CLOSED, announcements: 1 };
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

/** Whether the address opens a dialog. */
export function hasDialog(search: RootSearch): boolean {
  return (Object.keys(CLOSED) as (keyof typeof CLOSED)[]).some((key) => search[key] !== undefined);
}

/** Closes whichever dialog is open. */
export function closeDialog<Search extends object>(search: Search): Search & typeof CLOSED {
  return { ...search, ...CLOSED };
}
