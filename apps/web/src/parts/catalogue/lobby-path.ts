import { type GameCategory, LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';

export type LobbyPath = `/${LobbySegment}`;

/** The lobby of a category, or null for one that has no lobby of its own. */
export function lobbyPath(category: GameCategory): LobbyPath | null {
  for (const [segment, lobby] of Object.entries(LOBBY_CATEGORIES)) {
    if (lobby === category) return `/${segment as LobbySegment}`;
  }
  return null;
}
