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
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: async ({ context, deps }) => {
    const { loadHelp } = await import('../features/help/help-query.ts');
    return loadHelp(context, deps.article);
  },
  // An article is a page of its own; an address that names none of them is the help centre's.
  head: ({ match, loaderData: { articleTitle } = {} }) =>
    pageHead(match.context, {
      title: msg`Help centre`,
      description: msg`Answers about accounts, games, play money, fairness, responsible play, terms and privacy.`,
      part: articleTitle === undefined ? [] : [articleTitle],
      path: articleTitle === undefined ? '/helpmc' : `/helpmc?article=${match.search.article}`,
    }),
  component: HelpRoute,
});

function HelpRoute() {
  const { article } = Route.useSearch();
  return <HelpScreen articleId={article} />;
}
