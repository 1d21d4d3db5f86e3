import { msg } from '@lingui/core/macro';
import type { Game } from '@palpite/contract/game.ts';
import { perTab } from '@palpite/ui/tab.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { hasDialog, openLoginHere } from '../../lib/root-search.ts';
import type { Services } from '../../lib/services.ts';
import { setFavourite } from './favourites.ts';

/** What waits for a visitor's login: the game that was pressed last. */
const wish = perTab(() => ({ drop: (): void => undefined }));

/**
 * Asks a visitor to log in, over the page, and marks the game once that is done. Closing the dialog takes the wish
 * back: a later login marks nothing.
 */
export async function markAfterLogin(router: AnyRouter, game: Game): Promise<void> {
  const services: Services = router.options.context;
  const waiting = wish();
  waiting.drop();
  await router.navigate({ to: '.', search: openLoginHere, resetScroll: false });
  waiting.drop = router.subscribe('onResolved', () => {
    const signedIn = services.session.token() !== null;
    if (!signedIn && hasDialog(router.latestLocation.search)) return;
    waiting.drop();
    if (signedIn) void markAndSay(services, game);
  });
}

async function markAndSay(services: Services, game: Game): Promise<void> {
  const { i18n } = services.texts;
  const { gameName } = game;
  if (!(await setFavourite(services, game, true))) return;
  showToast({ tone: 'positive', text: i18n._(msg`${gameName} is in your favourites.`) });
}
