import type { VendorCard } from '@palpite/contract/game.ts';
import type { GameCategory, LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { lanesQuery, menuQuery } from './catalogue-queries.ts';
import { lobbyOf } from './lobby-segment.ts';

/** A category that has vendors and a lobby of its own: what menus, home and empty lobbies offer. */
export interface OfferedCategory {
  category: GameCategory;
  lobby: LobbySegment;
  name: string;
  hot: boolean;
  vendors: readonly VendorCard[];
}

/** The categories that can be played, in the brand's order; empty until they are known. */
export function useOffer(): readonly OfferedCategory[] {
  const services = useServices();
  const menu = useQuery(menuQuery(services, 'home')).data?.menu ?? [];
  const lanes = useQuery(lanesQuery(services)).data?.data.lanes ?? [];
  return menu.flatMap(({ gameCategory, labelName, hot }) => {
    const lobby = lobbyOf(gameCategory);
    const vendors = lanes.find((lane) => lane.gameCategory === gameCategory)?.vendors ?? [];
    if (lobby === null || vendors.length === 0) return [];
    return [{ category: gameCategory, lobby, name: labelName, hot, vendors }];
  });
}
