import { systemGetHelpCenter } from '@palpite/contract/system.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** Help changes with a release of the operator's texts; a tab refetches after this long. */
const STALE_MILLISECONDS = 10 * 60_000;

/** The help centre: sections with their articles. */
export function helpQuery(services: Services) {
  return { ...callQuery(services, systemGetHelpCenter, {}), staleTime: STALE_MILLISECONDS };
}

/** Fetches the help centre. @returns the title of the open article, if known. Never fails. */
export async function loadHelp(services: Services, articleId: string | undefined) {
  const query = helpQuery(services);
  await services.queryClient.prefetchQuery(query);
  const sections = services.queryClient.getQueryData(query.queryKey)?.sections ?? [];
  const articles = sections.flatMap((section) => section.articles);
  return { articleTitle: articles.find((article) => article.articleId === articleId)?.title };
}
