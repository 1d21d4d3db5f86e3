import type { Face } from '@palpite/contract';
import type { Language } from '@palpite/domain';

/** How a brand shows a game: the frame of its tiles, its display typeface, and the language of the title in it. */
export interface TileCut {
  readonly shape: Face['tile'];
  readonly display: Face['type']['display'];
  readonly language: Language;
}
