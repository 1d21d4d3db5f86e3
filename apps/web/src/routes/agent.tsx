import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { AgentLoginScreen } from '../features/login/agent-login-screen.tsx';

export const Route = createFileRoute('/agent')({
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Agents’ login`,
      description: msg`Where agents and affiliates log in to see their team.`,
      path: '/agent',
    }),
  component: AgentLoginScreen,
});
