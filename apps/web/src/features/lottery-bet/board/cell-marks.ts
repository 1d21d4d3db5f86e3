import { createContext, useContext } from 'react';

/** What the past says of a cell's number: as it is shown, and how long its bar is, from 0 to 1. */
export interface CellMark {
  readonly text: string;
  readonly share: number;
}

export type CellMarks = ReadonlyMap<string, CellMark>;

export const NO_MARKS: CellMarks = new Map();

/** Of the cells of the board, by their keys; none unless the player has asked for them. */
export const CellMarksContext = createContext<CellMarks>(NO_MARKS);

export const useCellMark = (pick: string): CellMark | undefined =>
  useContext(CellMarksContext).get(pick);
