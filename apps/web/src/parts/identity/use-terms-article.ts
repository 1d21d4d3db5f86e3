import { systemGetHelpCenter } from '@palpite/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** What the terms say now, not what was read before their version changed: the help's article. */
export function useTermsArticle() {
  const help = useQuery({
    ...callQuery(useServices(), systemGetHelpCenter, {}),
    refetchOnMount: 'always',
  });
  const articles = help.data?.sections.flatMap((section) => section.articles) ?? [];
  return {
    article: help.isFetchedAfterMount
      ? articles.find(({ articleId }) => articleId === 'terms')
      : undefined,
    error: help.error,
    busy: help.isFetching,
    retry: help.refetch,
  };
}
