import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';
import { MoreLink } from './more-link.tsx';

export interface MoreMineProps {
  mine: 'favourites' | 'recent';
  /** The lobby whose page lists them; wherever they are listed, they are of every category. */
  lobby: OfferedCategory | undefined;
  /** The row's title. */
  of: string;
}

/** "See all" of a row of the member's own games. */
export function MoreMine({ mine, lobby, of }: MoreMineProps) {
  return lobby ? <MoreLink lobby={lobby.lobby} search={{ mine }} of={of} /> : null;
}
