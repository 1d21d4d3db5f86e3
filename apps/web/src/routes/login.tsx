import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { cameFrom } from '../lib/came-from.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>) => ({ from: cameFrom(search.from) }),
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) => pageHead(match.context, { title: msg`Log in`, path: '/login' }),
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen from={Route.useSearch().from} />;
}
