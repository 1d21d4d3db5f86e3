import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { GameScreen } from '../features/game/game-screen.tsx';
import { validateGameSearch } from '../parts/catalogue/game-address.ts';

export const Route = createFileRoute('/game')({
  validateSearch: validateGameSearch,
  staticData: { frame: { bars: 'header', footer: false } },
  loaderDeps: ({ search: { nodeId } }) => ({ nodeId }),
  loader: async ({ context, deps: { nodeId } }) => {
    const { loadGame } = await import('../features/game/load-game.ts');
    return loadGame(context, '/game', nodeId);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: GamePage,
});

function GamePage() {
  return <GameScreen search={Route.useSearch()} headed />;
}
