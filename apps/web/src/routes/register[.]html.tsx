import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { RegisterScreen } from '../features/register/register-screen.tsx';

export const Route = createFileRoute('/register.html')({
  staticData: { frame: { bars: 'header', footer: false } },
  loader: async ({ context }) => {
    const { menuQuery } = await import('../catalogue/catalogue-queries.ts');
    await context.queryClient.prefetchQuery(menuQuery(context, 'w_reg'));
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Register`, path: '/register' }),
  component: RegisterScreen,
});
