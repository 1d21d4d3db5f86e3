import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { AgentLoginScreen } from '../features/login/agent-login-screen.tsx';
import { cameFrom } from '../lib/came-from.ts';

export const Route = createFileRoute('/agent')({
  validateSearch: (search: Record<string, unknown>): { from?: string | undefined } => ({
    from: cameFrom(search.from),
  }),
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Agent login`,
      description: msg`Where agents and affiliates log in to see their team.`,
      path: '/agent',
    }),
  component: AgentLoginPage,
});

function AgentLoginPage() {
  return <AgentLoginScreen {...Route.useSearch()} />;
}
