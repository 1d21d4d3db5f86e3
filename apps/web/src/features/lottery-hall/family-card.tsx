import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Link } from '@tanstack/react-router';
import { FavouriteStar } from '../../parts/lottery/favourite-star.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { FamilyPicture, isFamily } from '../../parts/lottery/family-picture.tsx';
import type { HallGroup } from './hall-group.ts';
import { LastNumbers } from './last-numbers.tsx';
import { MenuCountdown } from './menu-countdown.tsx';

interface FamilyCardProps {
  group: HallGroup;
}

/** A family of fast draws: its three clocks, and what the fastest drew last. */
export function FamilyCard({ group }: FamilyCardProps) {
  const { t } = useLingui();
  const { gameGroupCode, labelName, gameMenus } = group;
  const first = gameMenus[0];
  const about = {
    '5d': t`Five digits`,
    '11of5': t`Five balls of eleven`,
    k3: t`Three dice`,
    pk10: t`Ten boats to the finish`,
    keno: t`Twenty balls of eighty`,
  }[gameGroupCode];
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-1">
        {isFamily(gameGroupCode) && <FamilyPicture family={gameGroupCode} />}
        <div className="self-center px-4 py-2 sm:pt-3">
          <h3 className="font-display text-20 font-bold">{labelName}</h3>
          {about && <p className="text-13 text-muted">{about}</p>}
        </div>
      </div>
      <ul className="grid grid-cols-3 divide-x divide-border border-y border-border sm:grid-cols-1 sm:divide-x-0 sm:divide-y">
        {gameMenus.map((game) => (
          <ClockRow key={game.gameCode} game={game} family={labelName} />
        ))}
      </ul>
      {first && isFamily(gameGroupCode) && (
        // The way to the results ends the line above the numbers: cards with one line of them have no hole in the middle.
        <div className="flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:content-start sm:pt-1.5 sm:pb-4">
          <LastNumbers game={first} kind={gameGroupCode} />
          <Link
            {...lotteryTarget(first, { view: 'results' })}
            className="flex min-h-8 items-center text-14 font-semibold text-accent-strong hover:underline sm:col-start-2 sm:row-start-1 touch:min-h-11"
          >
            <Trans>Results</Trans>
            <span className="sr-only">{`: ${labelName}`}</span>
          </Link>
        </div>
      )}
    </article>
  );
}

/** One clock of a family: on a phone a cell, elsewhere a row. */
function ClockRow({ game, family }: { game: LotteryGame; family: string }) {
  // The family's name is the card's.
  const isNamed = game.gameName.startsWith(`${family} `);
  return (
    <li className="flex min-w-0 items-center sm:gap-1 sm:pl-4">
      <Link
        {...lotteryTarget(game)}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center pl-2.5 hover:text-accent-strong sm:min-h-11 sm:flex-row sm:items-center sm:justify-between sm:gap-2 sm:pl-0"
      >
        <span className="min-w-0 truncate text-13 font-semibold sm:text-14">
          {isNamed && <span className="sr-only">{family} </span>}
          {isNamed ? game.gameName.slice(family.length + 1) : game.gameName}
        </span>
        <MenuCountdown game={game} />
      </Link>
      <FavouriteStar game={game} />
    </li>
  );
}
