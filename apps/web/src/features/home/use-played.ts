import { gameListLikeRecent, gameListRecent } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';

/** Fewer games are no row of their own: on a wide screen most of it would be empty. */
const LEAST_GAMES = 4;

/** The games that the member last played and those like the last one: two rows, or one where the first would be short. */
export function usePlayed() {
  const services = useServices();
  const member = useMember();
  const enabled = member !== null && plays(member);
  const size = services.boot.status.settings.recentGames;
  const recent = useQuery({
    ...callQuery(services, gameListRecent, { query: { pageNo: 1, pageSize: Math.max(size, 1) } }),
    enabled: enabled && size > 0,
  });
  const like = useQuery({ ...callQuery(services, gameListLikeRecent, {}), enabled });
  const played = recent.data?.list;
  const isShort = played !== undefined && played.length > 0 && played.length < LEAST_GAMES;
  const others = isShort ? without(like.data?.likeRecent?.games ?? [], played) : [];
  return { size, recent, like, isShort, others };
}

function without(games: readonly Game[], known: readonly Game[]): Game[] {
  const ids = new Set(known.map(({ nodeId }) => nodeId));
  return games.filter(({ nodeId }) => !ids.has(nodeId));
}
