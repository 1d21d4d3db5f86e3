import { termsGet, termsAgree } from '@palpite/contract/terms.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useTermsArticle } from '../../parts/identity/use-terms-article.ts';

/** The version of the terms in force and its text: the article that the registration links to. */
export function useTerms() {
  const services = useServices();
  const version = useQuery(callQuery(services, termsGet, {}));
  const { article, error, busy, retry } = useTermsArticle();
  return {
    version: version.data?.version,
    /** The account has agreed to no version yet: an agent opened it. */
    isFirst: version.data?.agreedVersion === null,
    article,
    error: version.error ?? error,
    busy: version.isFetching || busy,
    retry: () => Promise.all([version.refetch(), retry()]),
  };
}

/** Agrees to the version that was read; one that has changed since is fetched, to be read first. */
export function useAgree() {
  return useAct(termsAgree, (version: string) => ({ body: { version } }));
}
