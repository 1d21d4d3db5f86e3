import { gameListRecent } from '@palpite/contract/catalogue.ts';
import { favouriteList } from '@palpite/contract/favourite.ts';
import type { Game } from '@palpite/contract/game.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callKey } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';
import { LOBBY_PAGE_SIZE } from './lobby-queries.ts';
import type { Mine } from './lobby-search.ts';

interface MinePage {
  games: readonly Game[];
  totalPages: number;
  pageNo: number;
}

/** A page of the member's favourites or recently played games, newest first. */
export function mineQuery(services: Services, mine: Mine, pageNo: number) {
  const query = { pageNo, pageSize: LOBBY_PAGE_SIZE };
  const { client } = services;
  return queryOptions({
    queryKey: [
      ...callKey(services, mine === 'recent' ? gameListRecent : favouriteList, { query }),
      mine,
    ],
    queryFn: async ({ signal }): Promise<MinePage> => {
      if (mine === 'recent') {
        const { list, totalPages } = await client.call(gameListRecent, { query, signal });
        return { games: list, totalPages, pageNo };
      }
      const { content, totalPages } = await client.call(favouriteList, { query, signal });
      return { games: content, totalPages, pageNo };
    },
    placeholderData: keepPreviousData,
  });
}
