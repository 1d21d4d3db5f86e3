import { msg } from '@lingui/core/macro';
import type { Page } from '../../lib/page.ts';
import { gameQuery } from '../../parts/catalogue/catalogue-queries.ts';
import type { Services } from '../../lib/services.ts';

const UNNAMED = {
  title: msg`Game`,
  description: msg`Games open here, in your browser, with nothing to install.`,
};

/**
 * Fetches the game of an address. Never fails: the screen shows the error.
 * @param path of the screen, e.g. `/game`
 * @returns the page's head
 */
export async function loadGame(services: Services, path: string, nodeId?: string): Promise<Page> {
  if (nodeId === undefined) return { ...UNNAMED, path };
  const query = gameQuery(services, nodeId);
  await services.queryClient.prefetchQuery(query);
  const found = services.queryClient.getQueryData(query.queryKey)?.game;
  if (!found) return { ...UNNAMED, path };
  const { gameName, vendorName } = found;
  const { i18n } = services.texts;
  return {
    title: gameName,
    about: i18n._(msg`Play ${gameName} by ${vendorName} in your browser, with nothing to install.`),
    path: `${path}?${new URLSearchParams({ nodeId: found.nodeId })}`,
  };
}
