import * as v from 'valibot';

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Orders of a lobby; without one the operator's own. */
export const LOBBY_SORTS = ['popular', 'newest', 'name'] as const;

const gone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** What a lobby keeps in its address; what makes no sense there is left out. */
const lobbySearchSchema = v.object({
  /** Code of the vendor whose tab is open; without it all are shown. */
  page: gone(v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]{1,19}$/))),
  pageNo: gone(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10_000))),
  class: gone(code),
  /** Shows games whose smallest stake is at most this, in minor units. */
  minBet: gone(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
  name: gone(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  sort: gone(v.picklist(LOBBY_SORTS)),
});
export type LobbySearch = v.InferOutput<typeof lobbySearchSchema>;

/** For a lobby route's `validateSearch`. */
export function validateLobbySearch(search: Record<string, unknown>): LobbySearch {
  // The router reads digits as numbers; a name of digits is still a name.
  const name = typeof search.name === 'number' ? `${search.name}` : search.name;
  return v.parse(lobbySearchSchema, { ...search, name });
}

/** True when something narrows the lobby beside its vendor tab. */
export function isFiltered({ class: gameClass, minBet, name }: LobbySearch): boolean {
  return gameClass !== undefined || minBet !== undefined || name !== undefined;
}

/** The lobby's own part of an address, without the dialogs that may stand over it. */
export function lobbyPart({ page, pageNo, class: gameClass, minBet, name, sort }: LobbySearch) {
  return { page, pageNo, class: gameClass, minBet, name, sort };
}
