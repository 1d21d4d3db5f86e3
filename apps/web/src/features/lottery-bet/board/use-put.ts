import type { Selection } from '@palpite/lottery/selection.ts';
import { useContext } from 'react';
import type { OfferedPlay } from '../offer/offer.ts';
import { mostBankers } from './board-of.ts';
import { CellCapsContext } from './cell-caps.ts';
import { symbolOfKey } from './cell-key.ts';
import { chosenKeys, put, putBankers } from './selection-moves.ts';

interface PutProps {
  play: OfferedPlay;
  selection: Selection;
  moves: {
    readonly draft: { readonly banker: boolean };
    step(next: Selection): void;
  };
}

/** What a board with cells of the selection needs: which are chosen, and how they change. */
export function usePut({ play: { row }, selection, moves }: PutProps) {
  const chosen = chosenKeys(selection);
  const asBankers = moves.draft.banker && mostBankers(row) > 0;
  const held = useContext(CellCapsContext);
  const isFree = (key: string) => held.getState().caps.get(key)?.isFull !== true;
  return {
    chosen,
    bankers: new Set(selection.bankers),
    /** Full numbers are left out. */
    onPut(asked: readonly string[], on: boolean) {
      const keys = on ? asked.filter(isFree) : asked;
      if (keys.length === 0) return;
      if (!asBankers) return moves.step(put(row, selection, keys, on));
      // In this mode a chosen number becomes a banker, and only a banker is taken out.
      const isBanker = keys.every((key) => selection.bankers.includes(symbolOfKey(key)));
      moves.step(putBankers(row, selection, keys, !isBanker));
    },
    /** Takes all of a set, or drops it when all of it is chosen. */
    toggle(asked: readonly string[]) {
      const keys = asked.filter((key) => isFree(key) || chosen.has(key));
      moves.step(put(row, selection, keys, !keys.every((key) => chosen.has(key))));
    },
  };
}

/** Whether a set is chosen: all of it, some, or none. */
export function heldOf(keys: readonly string[], chosen: ReadonlySet<string>): boolean | 'mixed' {
  const held = keys.filter((key) => chosen.has(key)).length;
  return held === 0 ? false : held === keys.length ? true : 'mixed';
}
