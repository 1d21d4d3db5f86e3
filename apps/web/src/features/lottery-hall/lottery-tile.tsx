import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { FavouriteStar } from '../../parts/lottery/favourite-star.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { FamilySign, isFamily } from '../../parts/lottery/family-picture.tsx';
import { MenuCountdown } from './menu-countdown.tsx';
import { useDrawSky } from './use-draw-sky.ts';

interface LotteryTileProps {
  game: LotteryGame;
  /** Of the menu that it is in. */
  group: string | undefined;
}

/** A lottery in one row: its sign, what it drew last, its countdown, its star. */
export function LotteryTile({ game, group = '' }: LotteryTileProps) {
  return (
    <div className="flex h-full min-w-0 items-center gap-1 rounded-card border border-border bg-surface pl-2">
      <Link
        {...lotteryTarget(game)}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 hover:text-accent-strong"
      >
        {isFamily(group) ? <FamilySign family={group} /> : <SkySign />}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-14 font-semibold">{game.gameName}</span>
          <LastLine game={game} />
        </span>
        {!game.maintenance && <MenuCountdown game={game} />}
      </Link>
      <FavouriteStar game={game} />
    </div>
  );
}

/** What it drew last, as text: cut where there is no room. Before its first draw, when that is; at rest, that it rests. */
function LastLine({ game }: Pick<LotteryTileProps, 'game'>) {
  const { t } = useLingui();
  const { lastDraw, maintenance } = game;
  if (maintenance) {
    return <span className="block text-12 text-muted">{t`Under maintenance`}</span>;
  }
  if (!lastDraw && game.nextDraw) {
    return (
      <span className="block">
        <DrawDay game={game} />
      </span>
    );
  }
  const numbers = lastDraw?.numbers.join(' ');
  const text =
    numbers === undefined
      ? t`No draw yet`
      : lastDraw?.prize === 'DB'
        ? t`Special ${numbers}`
        : t`Last ${numbers}`;
  // Numbers are cut where there is no room; that there are none is said whole.
  return (
    <span className={classNames('block text-12 text-muted tabular', lastDraw && 'truncate')}>
      {text}
    </span>
  );
}

function SkySign() {
  const { ground, Disc } = useDrawSky();
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-box ${ground}`}>
      <Disc lit={0.7} className="size-7" />
    </span>
  );
}
