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

/** A lobby without a name or a chip chosen; the vendor's tab and the order stay. */
export const NO_FILTERS = {
  ...Object.fromEntries(CHIP_FILTERS.map((filter) => [filter, undefined])),
  newWithin: undefined,
  name: undefined,
  pageNo: undefined,
} satisfies LobbySearch;

/** True when a filter other than the vendor tab applies. */
export function isFiltered(search: LobbySearch): boolean {
  const { name, newWithin } = search;
  if (name !== undefined || newWithin !== undefined) return true;
  return CHIP_FILTERS.some((filter) => search[filter] !== undefined);
}
