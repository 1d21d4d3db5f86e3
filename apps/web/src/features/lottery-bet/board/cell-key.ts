/** The key of a cell: its area and its symbol. Cells of one symbol in several areas differ by it. */
export const keyOf = (area: number, symbol: string): string => `${area}/${symbol}`;

export const areaOfKey = (key: string): number => Number(key.slice(0, key.indexOf('/')));

export const symbolOfKey = (key: string): string => key.slice(key.indexOf('/') + 1);

/** The keys of everything that the areas hold. */
export const keysOf = (areas: readonly (readonly string[])[]): string[] =>
  areas.flatMap((symbols, area) => symbols.map((symbol) => keyOf(area, symbol)));
