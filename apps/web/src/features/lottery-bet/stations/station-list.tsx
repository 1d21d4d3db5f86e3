import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ChoiceLink } from '../../../lib/choice-link.tsx';
import { DrawDay } from '../../../parts/lottery/draw-day.tsx';
import { FavouriteStar } from '../../../parts/lottery/favourite-star.tsx';
import { GameCountdown } from '../../../parts/lottery/game-countdown.tsx';
import { isVietnamAccount } from '../../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../../parts/lottery/lottery-target.ts';
import { type ServerOffset, useServerOffset } from '../../../parts/lottery/server-offset.ts';
import { useNearGames } from './near-games.ts';

export interface StationListProps {
  /** The game that is open. */
  gameCode: string;
}

/** Every lottery with its day, its next close and its star: favourites first, then by region and family. */
export function StationList({ gameCode }: StationListProps) {
  const { t } = useLingui();
  const near = useNearGames(gameCode);
  const serverOffset = useServerOffset(gameCode);
  if (!near) return <Skeleton className="h-96 w-full" />;
  const rows = (games: readonly LotteryGame[]) => (
    <ul>
      {games.map((game) => (
        <StationRow
          key={game.gameCode}
          game={game}
          current={game.gameCode === gameCode}
          serverOffset={serverOffset}
        />
      ))}
    </ul>
  );
  const { favourites, groups } = near;
  return (
    <nav aria-label={t`Lotteries`} className="flex flex-col gap-3">
      {favourites.length > 0 && <Group name={t`Favourites`}>{rows(favourites)}</Group>}
      {groups.map(({ code, name, next, later }) => (
        <Group key={code} name={name}>
          {rows(next)}
          {later.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center px-2 text-13 font-semibold text-muted hover:text-default">
                {t`Other days (${later.length})`}
              </summary>
              {rows(later)}
            </details>
          )}
        </Group>
      ))}
    </nav>
  );
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <p aria-hidden="true" className="px-2 pb-1 font-display text-14 font-bold text-muted">
        {name}
      </p>
      {children}
    </section>
  );
}

interface StationRowProps {
  game: LotteryGame;
  current: boolean;
  serverOffset: ServerOffset;
}

function StationRow({ game, current, serverOffset }: StationRowProps) {
  return (
    <li
      className={classNames(
        'flex items-center rounded-box pl-2',
        current && 'bg-accent-soft shadow-[inset_4px_0_0_var(--color-accent)]',
      )}
    >
      <ChoiceLink
        {...lotteryTarget(game)}
        current={current}
        className="flex min-h-12 min-w-0 flex-1 flex-col justify-center py-1 hover:text-accent-strong"
      >
        <span className="truncate text-14 font-semibold">{game.gameName}</span>
        <span className="flex items-baseline gap-2">
          {isSoon(game) && <DrawDay game={game} />}
          <GameCountdown
            game={game}
            serverOffset={serverOffset}
            className="text-14 font-bold tabular"
          />
        </span>
      </ChoiceLink>
      <FavouriteStar game={game} />
    </li>
  );
}

const DAY_MILLISECONDS = 86_400_000;

/** A Vietnam game's draw within a day: a later one has its day in place of a countdown, one at rest has only its word. */
const isSoon = ({ accountTypeName, nextDraw, maintenance }: LotteryGame): boolean =>
  isVietnamAccount(accountTypeName) &&
  !maintenance &&
  nextDraw !== null &&
  Date.parse(nextDraw.closesAt) - Date.now() <= DAY_MILLISECONDS;
