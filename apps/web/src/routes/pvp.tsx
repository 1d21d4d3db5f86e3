import { createFileRoute } from '@tanstack/react-router';
import { lobbyHead } from '../app/lobby-head.ts';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { lobbyPart, validateLobbySearch } from '../features/lobby/lobby-search.ts';

export const Route = createFileRoute('/pvp')({
  validateSearch: validateLobbySearch,
  loaderDeps: ({ search }) => lobbyPart(search),
  loader: async ({ context, deps }) => {
    const { loadLobby } = await import('../features/lobby/lobby-queries.ts');
    return loadLobby(context, 'pvp', deps);
  },
  head: ({ match, loaderData }) => lobbyHead(match.context, 'pvp', match.search, loaderData),
  component: Lobby,
});

function Lobby() {
  return (
    <LobbyScreen
      segment="pvp"
      search={Route.useSearch({ select: lobbyPart, structuralSharing: true })}
    />
  );
}
