import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { loadResults } from '../features/lobby/results-queries.ts';
import { ResultsScreen } from '../features/lobby/results-screen.tsx';
import { resultsPart, validateResultsSearch } from '../features/lobby/results-search.ts';

export const Route = createFileRoute('/search')({
  // The address follows what is typed: a late loader would put the page's placeholders over the field.
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => resultsPart(search),
  loader: ({ context, deps }) => loadResults(context, deps),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: SearchRoute,
});

function SearchRoute() {
  return (
    <ResultsScreen search={Route.useSearch({ select: resultsPart, structuralSharing: true })} />
  );
}
