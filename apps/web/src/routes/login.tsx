import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LoginScreen } from '../features/login/login-screen.tsx';

export const Route = createFileRoute('/login')({
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) => pageHead(match.context, { title: msg`Log in`, path: '/login' }),
  component: LoginScreen,
});
