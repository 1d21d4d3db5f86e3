import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { GameScreen } from '../features/game/game-screen.tsx';
import { validateGameSearch } from '../lib/game-address.ts';

export const Route = createFileRoute('/seamless')({
  validateSearch: validateGameSearch,
  staticData: { frame: { footer: false } },
  head: ({ match }) => pageHead(match.context, { title: msg`Game`, path: '/seamless' }),
  component: SeamlessPage,
});

function SeamlessPage() {
  return (
    <div className="h-dvh">
      <GameScreen {...Route.useSearch()} />
    </div>
  );
}
