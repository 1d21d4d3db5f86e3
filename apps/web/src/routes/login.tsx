import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { cameFrom } from '../lib/came-from.ts';
import { oneOf } from '../lib/search-value.ts';

interface LoginSearch {
  from?: string | undefined;
  by?: 'sms' | undefined;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    from: cameFrom(search.from),
    by: oneOf(search.by, ['sms']),
  }),
  staticData: { frame: { bars: 'header', footer: false } },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Log in`,
      description: msg`Log in to play with your balance and see your favourites and records.`,
      path: '/login',
    }),
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen {...Route.useSearch()} />;
}
