import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { GameScreen } from '../features/game/game-screen.tsx';
import { validateGameSearch } from '../lib/game-address.ts';

export const Route = createFileRoute('/game')({
  validateSearch: validateGameSearch,
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) => pageHead(match.context, { title: msg`Game`, path: '/game' }),
  component: GamePage,
});

function GamePage() {
  return (
    <div className="h-[calc(100dvh-var(--header-height))]">
      <GameScreen {...Route.useSearch()} />
    </div>
  );
}
