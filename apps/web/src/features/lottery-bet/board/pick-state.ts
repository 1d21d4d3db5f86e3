import type { CSSProperties, ReactNode } from 'react';
import type { PickRows, RangeReach } from './pick-moves.ts';

/** What a cell or a button of the grid shows of its state. */
export interface PickState {
  /** Its key. */
  readonly pick: string;
  /** It is the grid's one tab stop. */
  readonly stop: boolean;
  readonly disabled: boolean;
}

export interface PickGridProps {
  label: string;
  /** The cells in value order, by row. */
  rows: PickRows;
  /** Buttons that take several cells at once; they are in the same tab stop. */
  sets?: readonly string[];
  reach?: RangeReach;
  chosen: ReadonlySet<string>;
  disabled?: boolean;
  className?: string;
  style?: CSSProperties | undefined;
  onPut: (keys: readonly string[], on: boolean) => void;
  onSet?: (key: string) => void;
  children: (stateOf: (key: string) => PickState) => ReactNode;
}
