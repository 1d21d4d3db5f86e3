import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { listedGames } from '../features/lobby/listed-games.ts';
import { loadLobby } from '../features/lobby/load-lobby.ts';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { lobbyPart, validateLobbySearch } from '../features/lobby/lobby-search.ts';
import { isLobbySegment } from '../parts/catalogue/lobby-segment.ts';

export const Route = createFileRoute('/$lobby')({
  // The address follows what is typed: a late loader would put the page's placeholders over the field.
  codeSplitGroupings: [['component', 'loader']],
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
  loader: ({ context, params, deps }) => loadLobby(context, params.lobby, deps),
  head: ({ match: { context, search }, params: { lobby }, loaderData }) => {
    if (!loaderData) return {};
    const list = import.meta.env.SSR ? () => listedGames(context, lobby, search) : undefined;
    return pageHead(context, { ...loaderData, list });
  },
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
