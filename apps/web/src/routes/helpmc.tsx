import { msg } from '@lingui/core/macro';
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
  loader: async ({ context }) => {
    const { helpQuery } = await import('../features/help/help-query.ts');
    return context.queryClient.prefetchQuery(helpQuery(context));
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Help centre`,
      description: msg`Answers about accounts, games, play money, fairness, responsible play, terms and privacy.`,
      path: '/helpmc',
    }),
  component: HelpRoute,
});

function HelpRoute() {
  const { article } = Route.useSearch();
  return <HelpScreen articleId={article} />;
}
