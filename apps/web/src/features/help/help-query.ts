import { msg } from '@lingui/core/macro';
import { systemGetHelpCenter } from '@palpite/contract/system.ts';
import type { Page } from '../../lib/page.ts';
import { callQuery } from '../../lib/calls.ts';
import { plainText } from '../../lib/rich-text.tsx';
import type { Services } from '../../lib/services.ts';

/** Help changes with a release of the operator's texts; a tab refetches after this long. */
const STALE_MILLISECONDS = 10 * 60_000;

/** The help centre: sections with their articles. */
export function helpQuery(services: Services) {
  return { ...callQuery(services, systemGetHelpCenter, {}), staleTime: STALE_MILLISECONDS };
}

/** Characters of an article that describe it to search engines; they show about as many. */
const DESCRIBED = 160;

/**
 * Fetches the help centre. Never fails.
 * @returns the page's head: an article is a page of its own; an address that names none of them is the help centre's
 */
export async function loadHelp(services: Services, articleId: string | undefined): Promise<Page> {
  const query = helpQuery(services);
  await services.queryClient.prefetchQuery(query);
  const sections = services.queryClient.getQueryData(query.queryKey)?.sections ?? [];
  const article = sections
    .flatMap((section) => section.articles)
    .find((one) => one.articleId === articleId);
  const title = msg`Help centre`;
  if (!article) {
    const description = msg`Answers about accounts, games, play money, fairness, responsible play, terms and privacy.`;
    return { title, description, path: '/helpmc' };
  }
  return {
    title,
    part: [article.title],
    about: beginningOf(plainText(article.content)),
    path: `/helpmc?${new URLSearchParams({ article: article.articleId })}`,
  };
}

function beginningOf(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= DESCRIBED) return line;
  const cut = line.slice(0, DESCRIBED - 1);
  // Chinese and Thai are written without spaces.
  const space = cut.lastIndexOf(' ');
  return `${space > DESCRIBED / 2 ? cut.slice(0, space) : cut}…`;
}
