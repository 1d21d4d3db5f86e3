import type { Game } from '@palpite/contract/game.ts';
import { type ReactNode, useEffect } from 'react';
import { plays } from '../../lib/session/session-record.ts';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail } from '../../parts/catalogue/game-rail.tsx';
import { useSession } from '../../parts/identity/use-session.ts';
import { type KeptPlace, keepPlace, PLACE_CLASSES } from './kept-place.ts';

interface MemberRailProps {
  place: Exclude<KeptPlace, 'memberStrip'>;
  title: string;
  reason?: string | undefined;
  more?: ReactNode;
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined;
  asked: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The brand shows no such row. */
  off?: boolean;
}

/**
 * A row of the signed-in account's own games; hidden for other visitors and for an account without any. The shared
 * page carries its place hidden; a browser that knows of a row reserves the place from the first paint, so that
 * nothing moves when the row appears.
 */
export function MemberRail({ place, games: known, asked, off = false, ...head }: MemberRailProps) {
  const session = useSession();
  const player = session.phase === 'signed-in' && plays(session.record);
  const games = player ? known : undefined;
  const none = (session.phase !== 'unknown' && !player) || off || games?.length === 0;
  const some = games !== undefined && !none;
  useEffect(() => {
    if (some || none) keepPlace(place, some);
  }, [place, some, none]);

  if (none) return null;
  if (asked.isError && games === undefined) {
    return (
      <FailedRail title={head.title} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
    );
  }
  const rail = <GameRail {...head} games={games} />;
  if (games) return rail;
  return (
    <div inert aria-hidden="true" className={PLACE_CLASSES[place]}>
      {rail}
    </div>
  );
}
