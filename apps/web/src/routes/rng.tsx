import { createFileRoute } from '@tanstack/react-router';
import { lobbyHead } from '../app/lobby-head.ts';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { lobbyPart, validateLobbySearch } from '../features/lobby/lobby-search.ts';

export const Route = createFileRoute('/rng')({
  validateSearch: validateLobbySearch,
  loaderDeps: ({ search }) => lobbyPart(search),
  loader: async ({ context, deps }) => {
    const { loadLobby } = await import('../features/lobby/lobby-queries.ts');
    return loadLobby(context, 'rng', deps);
  },
  head: ({ match, loaderData }) => lobbyHead(match.context, 'rng', match.search, loaderData),
  component: Lobby,
});

function Lobby() {
  return (
    <LobbyScreen
      segment="rng"
      search={Route.useSearch({ select: lobbyPart, structuralSharing: true })}
    />
  );
}
