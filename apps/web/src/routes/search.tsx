import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { ResultsScreen } from '../features/lobby/results-screen.tsx';
import { resultsPart, validateResultsSearch } from '../features/lobby/results-search.ts';

export const Route = createFileRoute('/search')({
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => resultsPart(search),
  loader: async ({ context, deps }) => {
    const { loadResults } = await import('../features/lobby/results-queries.ts');
    return loadResults(context, deps);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: SearchRoute,
});

function SearchRoute() {
  return (
    <ResultsScreen search={Route.useSearch({ select: resultsPart, structuralSharing: true })} />
  );
}
