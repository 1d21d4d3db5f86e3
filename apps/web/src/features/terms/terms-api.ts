import { helpCenter } from '@palpite/contract/system.ts';
import { terms, termsAgree } from '@palpite/contract/terms.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callKey, callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** The version of the terms that holds, and what it says: the article that the registration links to. */
export function useTerms() {
  const services = useServices();
  const version = useQuery(callQuery(services, terms, {}));
  // What is agreed to is what holds now, not what was read before the version changed.
  const help = useQuery({ ...callQuery(services, helpCenter, {}), refetchOnMount: 'always' });
  const articles = help.data?.sections.flatMap((section) => section.articles) ?? [];
  return {
    version: version.data?.version,
    article: help.isFetchedAfterMount
      ? articles.find(({ articleId }) => articleId === 'terms')
      : undefined,
    error: version.error ?? help.error,
    retry: () => Promise.all([version.refetch(), help.refetch()]),
  };
}

/** Agrees to the version that was read; one that has changed meanwhile is fetched and to be read. */
export function useAgree() {
  const services = useServices();
  const { client, queryClient } = services;
  return useMutation({
    mutationFn: (version: string) => client.call(termsAgree, { body: { version } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey(services, terms) }),
        queryClient.invalidateQueries({ queryKey: callKey(services, helpCenter) }),
      ]),
  });
}
