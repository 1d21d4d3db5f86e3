import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { GameScreen } from '../features/game/game-screen.tsx';
import { validateGameSearch } from '../parts/catalogue/game-address.ts';

export const Route = createFileRoute('/seamless')({
  validateSearch: validateGameSearch,
  staticData: { frame: { footer: false } },
  loaderDeps: ({ search: { nodeId } }) => ({ nodeId }),
  loader: async ({ context, deps: { nodeId } }) => {
    const { loadGame } = await import('../features/game/load-game.ts');
    return loadGame(context, '/seamless', nodeId);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: SeamlessPage,
});

function SeamlessPage() {
  return <GameScreen search={Route.useSearch()} headed={false} />;
}
