import { type GameCategory, LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';

export function isLobbySegment(text: string): text is LobbySegment {
  return Object.hasOwn(LOBBY_CATEGORIES, text);
}

/** The lobby of a category, or null for one that has no lobby of its own. */
export function lobbyOf(category: GameCategory): LobbySegment | null {
  for (const [segment, lobby] of Object.entries(LOBBY_CATEGORIES)) {
    if (lobby === category && isLobbySegment(segment)) return segment;
  }
  return null;
}
