import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { menuQuery } from '../catalogue/catalogue-queries.ts';
import { RegisterScreen } from '../features/register/register-screen.tsx';

export const Route = createFileRoute('/register.html')({
  staticData: { frame: { bars: 'header', footer: false } },
  loader: ({ context }) => context.queryClient.prefetchQuery(menuQuery(context, 'w_reg')),
  head: ({ match }) => pageHead(match.context, { title: msg`Register`, path: '/register' }),
  component: RegisterScreen,
});
