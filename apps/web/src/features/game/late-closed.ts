import { lazyPart } from '../../lib/lazy-part.ts';

/** With their games to play instead, which most players never see. */
export const GameClosed = lazyPart(() => import('./game-closed.tsx'), 'GameClosed');
export const GameGone = lazyPart(() => import('./game-gone.tsx'), 'GameGone');
export const NoGame = lazyPart(() => import('./game-gone.tsx'), 'NoGame');
