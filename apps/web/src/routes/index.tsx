import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  // In the first file: one of its own would cost home a request and spare other pages little.
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    const { loadHome } = await import('../features/home/home-queries.ts');
    return loadHome(context);
  },
  head: ({ match }) => pageHead(match.context, { path: '/' }),
  component: HomeScreen,
});
