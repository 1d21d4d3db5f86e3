import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { shortText } from '../lib/search-value.ts';

interface HelpSearch {
  /** The article that is read. */
  article?: string | undefined;
}

export const Route = createFileRoute('/helpmc')({
  staticData: { frame: { bars: 'never', footer: false } },
  validateSearch: (search: Record<string, unknown>): HelpSearch => ({
    article: shortText(search.article, 64),
  }),
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: async ({ context, deps }) => {
    const { loadHelp } = await import('../features/help/help-query.ts');
    return loadHelp(context, deps.article);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: HelpRoute,
});

function HelpRoute() {
  const { article } = Route.useSearch();
  return <HelpScreen articleId={article} />;
}
