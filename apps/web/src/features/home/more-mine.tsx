import { Link } from '@tanstack/react-router';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';

export interface MoreMineProps {
  mine: 'favourites' | 'recent';
  /** The lobby whose page lists them; wherever they are listed, they are of every category. */
  lobby: OfferedCategory | undefined;
  /** The row's title. */
  of: string;
}

/** "See all" of a row of the member's own games. */
export function MoreMine({ mine, lobby, of }: MoreMineProps) {
  if (!lobby) return null;
  return (
    <Link to="/$lobby" params={{ lobby: lobby.lobby }} search={{ mine }} className={moreLinkClass}>
      <MoreText of={of} />
    </Link>
  );
}
