import { useStore } from 'zustand';
import type { LotteryOffer, OfferedPlay } from '../board/offer.ts';
import { SelectionEditor } from '../board/selection-editor.tsx';
import { choose, type Desk, selectionOn } from './desk.ts';

interface BoardProps {
  game: LotteryOffer;
  play: OfferedPlay;
  desk: Desk;
}

/** The board of a play; of the view, only it and the dock render at a tap. It has no key: it keeps the list and the steps of each play. */
export function Board({ game, play, desk }: BoardProps) {
  const { code } = play.row;
  const selection = useStore(desk, (state) => selectionOn(state, code));
  return (
    <SelectionEditor
      game={game}
      play={play}
      selection={selection}
      onSelection={(next) => choose(desk, code, next)}
    />
  );
}
