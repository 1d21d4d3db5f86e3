import type { RefObject } from 'react';
import { useServices } from '../../lib/services.ts';
import type { GameSearch } from '../../parts/catalogue/game-address.ts';
import { useWideScreen } from '../../parts/centre/use-wide-screen.ts';
import { type FullScreen, useFullScreen } from './use-full-screen.ts';
import { type PartState, useEscape, useGamePart } from './use-game-part.ts';

/** How a game is shown, and what its bar and its details do with that. */
export interface GameView {
  wide: boolean;
  /** The site's header is not there, so the game's bar stands for it. */
  alone: boolean;
  /** Other games follow below. */
  withMore: boolean;
  details: PartState;
  theatre: PartState;
  fullScreen: FullScreen;
  /** Leaves the full screen first, and theatre mode next. */
  escape: () => void;
  reload: () => void;
}

/**
 * @param headed whether the page has the site's header over the game
 * @param stage what goes on the whole screen
 */
export function useGameView(
  search: GameSearch,
  headed: boolean,
  stage: RefObject<HTMLElement | null>,
  reload: () => void,
): GameView {
  const { barsOnFullScreenPages } = useServices().boot.status.settings;
  const wide = useWideScreen();
  const details = useGamePart('details', search);
  const asked = useGamePart('theatre', search);
  const theatre = { ...asked, open: asked.open && wide };
  const fullScreen = useFullScreen(stage);
  const escape = () => {
    if (fullScreen.active) void fullScreen.toggle();
    else if (theatre.open) theatre.toggle();
  };
  useEscape(theatre.open && !fullScreen.active, escape);
  const hasHeader = headed || barsOnFullScreenPages;
  const alone = !hasHeader || !wide || theatre.open || fullScreen.active;
  const withMore = hasHeader && wide && !theatre.open;
  return { wide, alone, withMore, details, theatre, fullScreen, escape, reload };
}
