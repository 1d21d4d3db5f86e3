import type { Selection } from '@palpite/lottery/selection.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import type { DraftMoves } from './use-draft.ts';

/** What every board is given. */
export interface BoardProps {
  game: LotteryOffer;
  play: OfferedPlay;
  selection: Selection;
  moves: DraftMoves;
  disabled: boolean;
}
