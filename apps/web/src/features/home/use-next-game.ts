import { useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { firstQuery, firstRow } from './home-queries.ts';
import { useRailWords } from './use-rail-words.ts';

export interface NextGame {
  readonly game: Game;
  /** It is the one that the member played last. */
  readonly isPlayed: boolean;
  /** Why it is this game. */
  readonly reason: string;
}

/** The game that the member played last, or one of home's first row that the brand features; both lists are home's own, so no call is made for it. */
export function useNextGame(): NextGame | undefined {
  const { t } = useLingui();
  const services = useServices();
  const { recentGames, homeRails } = services.boot.status.settings;
  const recent = useQuery({
    ...callQuery(services, gameListRecent, { query: { pageNo: 1, pageSize: recentGames } }),
    // The row of those games asks, and asks again.
    enabled: false,
  });
  const row = firstRow(homeRails) ?? 'hot';
  const first = useQuery({ ...firstQuery(services, row), enabled: false });
  const { title } = useRailWords(row, row === 'chosen' ? t`Chosen by hand` : t`Hot now`);
  if (recent.isLoading) return undefined;
  const played = recent.data?.list.find(isOpen);
  if (played) {
    const reason = t({ context: 'game', message: 'Played last' });
    return { game: played, isPlayed: true, reason };
  }
  // The row begins with the first: what the brand features next is seen above it.
  const open = first.data?.list.filter(isOpen) ?? [];
  const game = open.find(({ widePicture }, at) => at > 0 && widePicture !== undefined) ?? open[0];
  return game && { game, isPlayed: false, reason: title };
}

const isOpen = ({ maintenance }: Game) => !maintenance;
