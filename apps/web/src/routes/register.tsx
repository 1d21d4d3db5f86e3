import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { RegisterScreen } from '../features/register/register-screen.tsx';

export const Route = createFileRoute('/register')({
  staticData: { frame: { bars: 'header', footer: false } },
  loader: async ({ context }) => {
    const { loadRegistration } = await import('../features/register/load-registration.ts');
    await loadRegistration(context);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Register`,
      description: msg`Open an account to play, to keep your favourite games and to see every round that you played.`,
      path: '/register',
    }),
  component: RegisterScreen,
});
