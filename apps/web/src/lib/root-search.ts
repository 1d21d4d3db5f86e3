import * as v from 'valibot';

/**
 * Dialogs live in the address, so that a link opens one before any script has run and the back button
 * closes it. `login=stay` stays on the page after signing in; `login=1` goes home, as the spec has it.
 */
const rootSearchSchema = v.object({
  login: v.optional(v.fallback(v.optional(v.picklist([1, 'stay'])), undefined)),
  logout: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
  find: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
  /** A game that cannot be opened now: tells so and offers others. */
  unavailable: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)),
  lang: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
export type RootSearch = v.InferOutput<typeof rootSearchSchema>;

export function validateRootSearch(search: Record<string, unknown>): RootSearch {
  return v.parse(rootSearchSchema, search);
}

/** Opens the login over the page: `<Link to="." search={openLogin}>`. */
export function openLogin<Search extends object>(search: Search): Search & { login: 1 } {
  return { ...search, login: 1 };
}

/** Opens the login over the page and stays there once signed in. */
export function openLoginHere<Search extends object>(search: Search): Search & { login: 'stay' } {
  return { ...search, login: 'stay' };
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

const CLOSED = {
  login: undefined,
  logout: undefined,
  find: undefined,
  unavailable: undefined,
} as const;

/** Closes whichever dialog is open. */
export function closeDialog<Search extends object>(search: Search): Search & typeof CLOSED {
  return { ...search, ...CLOSED };
}
