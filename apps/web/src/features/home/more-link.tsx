import type { LobbySegment } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';

interface MoreLinkProps {
  lobby: LobbySegment;
  /** What the lobby shows of its games, or in what order. */
  search?: {
    readonly sort?: 'popular' | 'newest';
    readonly page?: string;
    readonly mine?: 'favourites' | 'recent';
  };
  /** The row's title. */
  of: string;
}

/** "See all" of a row: the lobby that has all of its games. */
export function MoreLink({ lobby, search = {}, of }: MoreLinkProps) {
  return (
    <Link to="/$lobby" params={{ lobby }} search={search} className={moreLinkClass}>
      <MoreText of={of} />
    </Link>
  );
}
