import { oneOf, shortText, wholeNumber } from './search-value.ts';

/** The devices that the site can be put on. */
export const APP_SYSTEMS = ['android', 'ios'] as const;
export type AppSystem = (typeof APP_SYSTEMS)[number];

/**
 * The keys of the address that open a dialog or say what it shows, each with how its value is read. A value that
 * makes no sense reads as undefined. Dialogs live in the address, so that a link opens one before any script has
 * run and the back button closes it.
 */
const DIALOG_KEYS = {
  /** `stay` stays on the page after signing in; 1 goes home, as the specification has it. */
  login: (value: unknown) => oneOf(value, [1, 'stay']),
  /** The same popup with its registration in front. */
  register: (value: unknown) => oneOf(value, [1]),
  /** Confirms a registration, and by number: under which name. */
  registered: (value: unknown) => oneOf(value, [1, 'mobile']),
  /** Chooses a new password for a forgotten one; the value says how the caller proves who they are. */
  forgot: (value: unknown) => oneOf(value, ['email', 'mobile']),
  logout: (value: unknown) => oneOf(value, [1]),
  /** The search over the whole catalogue, and what it begins with. */
  find: (value: unknown) => oneOf(value, [1]) ?? shortText(value, 60),
  /** The filters of the list of games on the page, as a sheet. */
  filters: (value: unknown) => oneOf(value, [1]),
  /** A game that cannot be opened now: says so and offers others. */
  unavailable: (value: unknown) => shortText(value, 64),
  /** A page of the announcements, and one of them. */
  announcements: (value: unknown) => wholeNumber(value, 1, 10_000),
  announcement: (value: unknown) => shortText(value, 64),
  /** The help centre, or one of its articles. */
  help: (value: unknown) => oneOf(value, [1]) ?? shortText(value, 64),
  /** How to put the site on a device. */
  app: (value: unknown) => oneOf(value, APP_SYSTEMS),
  /** The site's addresses with their speed. */
  addresses: (value: unknown) => oneOf(value, [1]),
  /** A deposit over the page, without leaving it: a new one, or one that was made. */
  quickDeposit: (value: unknown) => oneOf(value, [1]) ?? shortText(value, 64),
  /** A page of the member centre or of the agent centre; the centres know which pages exist. */
  member: (value: unknown) => shortText(value, 64),
  agent: (value: unknown) => shortText(value, 64),
  /** What the page there shows, in the spelling of `lib/report-search.ts`. */
  report: (value: unknown) => shortText(value, 2000),
};

/** Every key that any page understands. Typed addresses need one type, so all keys are in one table. */
const KEYS = {
  ...DIALOG_KEYS,
  /** Who invited the visitor, for the registration form. */
  referralCode: (value: unknown) => shortText(value, 64),
  /** The affiliate link that led here, as an agent gives it out. */
  affiliateCode: (value: unknown) => shortText(value, 64),
  /** The language that the page was asked in, once; the choice is kept elsewhere. */
  lang: (value: unknown) => shortText(value, 16),
  /** Signs the visitor in; taken out of the address at once. */
  token: (value: unknown) => shortText(value, 512),
};

/** A key that opens a dialog, or says what one shows. */
export type DialogKey = keyof typeof DIALOG_KEYS;
export type RootSearch = { [Key in keyof typeof KEYS]?: ReturnType<(typeof KEYS)[Key]> };

export function validateRootSearch(search: Record<string, unknown>): RootSearch {
  return Object.fromEntries(Object.entries(KEYS).map(([key, read]) => [key, read(search[key])]));
}

const dialogKeys = Object.keys(DIALOG_KEYS) as DialogKey[];

/** No dialog open. */
export const CLOSED = Object.fromEntries(dialogKeys.map((key) => [key, undefined])) as Readonly<
  Record<DialogKey, undefined>
>;

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

/** Opens the search over the whole catalogue. */
export function openFind<Search extends object>(search: Search): Search & { find: 1 } {
  return { ...search, find: 1 };
}

/** Whether the address opens a dialog. */
export function hasDialog(search: RootSearch): boolean {
  return dialogKeys.some((key) => search[key] !== undefined);
}

/** Closes whichever dialog is open. */
export function closeDialog<Search extends object>(search: Search): Search & typeof CLOSED {
  return { ...search, ...CLOSED };
}
