import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { loadHome } = await import('../features/home/home-queries.ts');
    return loadHome(context);
  },
  head: ({ match }) => pageHead(match.context, { path: '/' }),
  component: HomeScreen,
});
