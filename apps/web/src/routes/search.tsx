import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { ResultsScreen } from '../features/lobby/results-screen.tsx';
import { validateResultsSearch } from '../features/lobby/results-search.ts';

export const Route = createFileRoute('/search')({
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search: { q, pageNo } }) => ({ q, pageNo }),
  loader: async ({ context, deps }) => {
    const { loadResults } = await import('../features/lobby/results-queries.ts');
    return loadResults(context, deps);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: SearchRoute,
});

function SearchRoute() {
  const { q, pageNo } = Route.useSearch();
  return <ResultsScreen search={{ q, pageNo }} />;
}
