import { type LobbySearch, validateLobbySearch } from './lobby-search.ts';

/** The filters of a lobby that are chosen by chips, in their order on the page. */
export const CHIP_FILTERS = [
  'theme',
  'feature',
  'class',
  'volatility',
  'minReturn',
  'minBet',
] as const;
export type ChipFilter = (typeof CHIP_FILTERS)[number];

/** The value of a chip's filter as the operator's counts spell it. */
export function chosenIn(search: LobbySearch, filter: ChipFilter): string | undefined {
  const value = search[filter];
  return value === undefined ? undefined : `${value}`;
}

/** A filter set to a value of the operator's counts, or taken away. */
export function choosing(filter: ChipFilter, value: string | undefined): LobbySearch {
  const chosen = { [filter]: filter === 'minBet' && value ? Number(value) : value };
  return { [filter]: validateLobbySearch(chosen)[filter], pageNo: undefined };
}

/** A lobby without a chip chosen; the name, the vendor's tab, the collection and the order stay. */
export const NO_CHIPS = {
  ...Object.fromEntries(CHIP_FILTERS.map((filter) => [filter, undefined])),
  newWithin: undefined,
  pageNo: undefined,
} satisfies LobbySearch;

/** Nor a name, nor a collection. */
export const NO_FILTERS = {
  ...NO_CHIPS,
  name: undefined,
  collection: undefined,
} satisfies LobbySearch;

/** True when a filter other than the vendor tab applies. */
export function isFiltered(search: LobbySearch): boolean {
  return search.name !== undefined || search.collection !== undefined || isNarrowed(search);
}

/** True when a filter other than the vendor tab, the collection and the name applies. */
export function isNarrowed(search: LobbySearch): boolean {
  return narrowedBy(search) > 0;
}

/** How many filters apply, the vendor tab, the collection and the name not among them. */
export function narrowedBy(search: LobbySearch): number {
  return [...CHIP_FILTERS, 'newWithin' as const].filter((filter) => search[filter] !== undefined)
    .length;
}
