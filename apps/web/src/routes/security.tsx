import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { SecurityScreen } from '../app/security-screen.tsx';

export const Route = createFileRoute('/security')({
  head: ({ match }) => pageHead(match.context, { title: msg`Security`, path: '/security' }),
  component: SecurityScreen,
});
