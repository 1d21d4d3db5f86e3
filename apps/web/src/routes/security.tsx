import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { SecurityScreen } from '../app/security-screen.tsx';

export const Route = createFileRoute('/security')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Security`,
      description: msg`Your password, the second step at login and the devices that are logged in, on one page.`,
      path: '/security',
    }),
  component: SecurityScreen,
});
