import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Rail } from '@palpite/ui/rail.tsx';
import type { ReactNode } from 'react';
import { GameTile, gameTilePlace } from './game-tile.tsx';

const railItemClass = 'rail-tile';

/** Of a tile over two columns; it is a container, so that its height follows from its width. */
const wideItemClass =
  '@container w-[calc(2*var(--rail-tile-phone)+var(--tile-gap))] lg:w-[calc(2*var(--rail-tile)+var(--tile-gap))]';

/** In a row that is shown whole: as wide as its column. */
const wholeItemClass = 'tile-landscape:lg:w-auto';

/** Tiles that a wide screen shows whole at once, so those that are asked for at once. */
const SEEN_AT_ONCE = 7;
const SEEN_ON_A_PHONE = 4;
/** Tiles of which a phone shows a part at once. The first is over two columns, or the second. */
const SEEN_AT_ONCE_ON_A_PHONE = 2;
/** With the next one's edge, and one to come. */
const AT_FIRST = 10;

interface GameRailProps {
  title: string;
  /** Why these games are in it. */
  reason?: string | undefined;
  icon?: ReactNode;
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  /** The first row of the page: its pictures do not wait. */
  first?: boolean;
  /** All of them at once on a wide screen, where the brand's frame lies on its side: few enough to be looked at. */
  whole?: boolean;
  /** Ordered by how much they are played, so that "hot" says nothing. */
  byPopularity?: boolean;
  /** All of them new, so that "new" says nothing. */
  byAge?: boolean;
  more?: ReactNode;
}

/** A row of games. A row that turns out to be empty is not shown. */
export function GameRail({
  title,
  reason,
  icon,
  games,
  first = false,
  whole = false,
  byPopularity = false,
  byAge = false,
  more,
}: GameRailProps) {
  const { t } = useLingui();
  if (games?.length === 0) return null;
  // One on a screen: of two neither would be the first.
  const wide = first ? games?.find(({ widePicture }) => widePicture !== undefined) : undefined;
  const items = games
    ? games.map((game, index) => ({
        id: game.nodeId,
        className: classNames(
          game === wide ? wideItemClass : railItemClass,
          whole && wholeItemClass,
          whole && game === wide && 'tile-landscape:lg:col-span-2',
        ),
        content: (
          <GameTile
            game={game}
            loading={first ? loadingOf(index) : 'lazy'}
            amongHot={byPopularity}
            amongNew={byAge}
            wide={game === wide}
          />
        ),
      }))
    : PLACES.map((place, index) => ({
        id: place,
        className: classNames(railItemClass, index >= SEEN_ON_A_PHONE && 'max-sm:hidden'),
        content: gameTilePlace,
      }));
  return (
    <Rail
      title={title}
      reason={reason}
      id={first ? 'games' : undefined}
      icon={icon}
      more={more}
      previousLabel={t`Back in ${title}`}
      nextLabel={t`Forward in ${title}`}
      items={items}
      itemClass={classNames(railItemClass, whole && wholeItemClass)}
      whole={whole}
      atFirst={whole ? games?.length : AT_FIRST}
    />
  );
}

/** When the picture of a tile of the page's first row is asked for. */
function loadingOf(index: number): 'second' | 'wide' | 'lazy' {
  if (index < SEEN_AT_ONCE_ON_A_PHONE) return 'second';
  return index < SEEN_AT_ONCE ? 'wide' : 'lazy';
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** "See all", as a row's link to a lobby. Its look; the link itself is the caller's. */
export const moreLinkClass = 'rail-link';

/** The text of such a link; screen readers hear of what. */
export function MoreText({ of }: { of: string }) {
  return (
    <>
      <Trans>See all</Trans>
      <span className="sr-only">{`: ${of}`}</span>
    </>
  );
}
