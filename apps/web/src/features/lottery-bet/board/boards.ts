import { pageCalm } from '../../../lib/page-calm.ts';
import { type SteadyPart, steadyPart } from '../../../lib/steady-part.tsx';
import type { Board } from './board-of.ts';
import type { BoardProps } from './use-draft.ts';

/** The boards, each with its own code: a page has one of them. */
export const BOARDS: Readonly<Record<Board, SteadyPart<BoardProps>>> = {
  numbers: steadyPart(() => import('./number-board.tsx'), 'NumberBoard'),
  digits: steadyPart(() => import('./digit-board.tsx'), 'DigitBoard'),
  pool: steadyPart(() => import('./pool-board.tsx'), 'PoolBoard'),
  rows: steadyPart(() => import('./row-board.tsx'), 'RowBoard'),
  grid: steadyPart(() => import('./grid-board.tsx'), 'GridBoard'),
  choices: steadyPart(() => import('./choice-board.tsx'), 'ChoiceBoard'),
};

/** Of several plays. */
export const TogetherBoard = steadyPart(() => import('./together-board.tsx'), 'TogetherBoard');

/** The board can be chosen on before its steps can be taken back. */
export const EditorBar = steadyPart(() => import('./editor-bar.tsx'), 'EditorBar');

/** Few selections have what no cell shows. */
export const ChosenList = steadyPart(() => import('./chosen-list.tsx'), 'ChosenList');

export const QuickPicks = steadyPart(() => import('./quick-picks.tsx'), 'QuickPicks');

/** The boards of other plays, once the page is calm, so that a play opens at once. What fails is asked for again there. */
export async function loadBoards(): Promise<void> {
  await pageCalm();
  const parts = [...Object.values(BOARDS), TogetherBoard, EditorBar, ChosenList];
  await Promise.allSettled(parts.map((part) => part.load()));
}
