import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How much a cell's number still takes, where it is near its cap. */
export interface CellCap {
  /** Not even the least price of a unit. */
  readonly isFull: boolean;
  /** The highest price of a unit, as it is said. */
  readonly most: string;
  /** The same without its currency, at most what it is: a cell is narrow. */
  readonly short: string;
}

export type CellCaps = ReadonlyMap<string, CellCap>;

export const NO_CAPS: CellCaps = new Map();

export const createCaps = (): StoreApi<{ caps: CellCaps }> =>
  createStore(() => ({ caps: NO_CAPS }));

/**
 * Of the cells of the board, by their keys; cells with room have none. A store: a context that changes would take the
 * server's HTML away from a board whose code has not come.
 */
export const CellCapsContext = createContext(createCaps());

export const useCellCap = (pick: string): CellCap | undefined =>
  useStore(useContext(CellCapsContext), ({ caps }) => caps.get(pick));

/** What a cell says of its cap: to read, and what its name says besides; nothing where its number has room. */
export function useCapText(pick: string) {
  const { t } = useLingui();
  const cap = useCellCap(pick);
  if (cap === undefined) return undefined;
  const { isFull, most, short } = cap;
  return isFull
    ? { isFull, shown: t({ context: 'number', message: 'full' }), said: t`takes no more` }
    : { isFull, shown: `≤ ${short}`, said: t`at most ${most} a unit` };
}
