import { createFileRoute } from '@tanstack/react-router';
import { lobbyHead } from '../app/lobby-head.ts';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { lobbyPart, validateLobbySearch } from '../features/lobby/lobby-search.ts';
import { isLobbySegment } from '../parts/catalogue/lobby-segment.ts';

export const Route = createFileRoute('/$lobby')({
  params: {
    // Any other path does not match at all, so it is answered as not found.
    parse: ({ lobby }) => {
      const segment = lobby.toLowerCase();
      return isLobbySegment(segment) && { lobby: segment };
    },
  },
  // Each lobby starts afresh: a typed name or a scrolled list belongs to one lobby.
  remountDeps: ({ params }) => params.lobby,
  validateSearch: validateLobbySearch,
  loaderDeps: ({ search }) => lobbyPart(search),
  loader: async ({ context, params, deps }) => {
    const { loadLobby } = await import('../features/lobby/lobby-queries.ts');
    return loadLobby(context, params.lobby, deps);
  },
  head: ({ match, params, loaderData }) =>
    lobbyHead(match.context, params.lobby, match.search, loaderData),
  component: Lobby,
});

function Lobby() {
  const { lobby } = Route.useParams();
  return (
    <LobbyScreen
      segment={lobby}
      search={Route.useSearch({ select: lobbyPart, structuralSharing: true })}
    />
  );
}
