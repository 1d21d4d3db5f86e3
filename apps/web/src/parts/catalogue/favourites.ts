import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  favouriteAdd,
  favouriteListIds,
  favouriteList,
  favouriteRemove,
} from '@palpite/contract/favourite.ts';
import type { Game } from '@palpite/contract/game.ts';
import { perTab } from '@palpite/ui/tab.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** What the calls name a favourite by (spec section 3). */
type Favourite = Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameName'>;

/** Node ids of the games that the signed-in account has marked, the newest first. */
export function favouriteIdsQuery(services: Services) {
  return callQuery(services, favouriteListIds, {});
}

/** Marks a game, or takes the mark away where there is one. */
export function toggleFavourite(services: Services, game: Favourite): Promise<boolean> {
  return setFavourite(services, game, !idsNow(services).includes(game.nodeId));
}

/** Acts go to the server one after the other, in the order that they were pressed in. */
const acts = perTab(() => ({
  last: Promise.resolve() as Promise<unknown>,
  waiting: 0,
  otherTabs: undefined as BroadcastChannel | undefined,
}));

/**
 * Marks a game or takes the mark away: in the page at once, then on the server. Where that fails the page is as before,
 * and a notice says why. Once another session stands, or none, nothing of this is done: the marks are an account's.
 * @returns whether the server did it
 */
export async function setFavourite(
  services: Services,
  game: Favourite,
  marked: boolean,
): Promise<boolean> {
  const { client, queryClient, session } = services;
  const token = session.token();
  const isSame = () => session.token() === token;
  const { nodeId, vassalage: vendor, gameType } = game;
  const favourite = { nodeId, vendor, gameType };
  // An answer from before the press would take it back.
  await queryClient.cancelQueries({ queryKey: favouriteIdsQuery(services).queryKey });
  show(services, withMark(idsNow(services), nodeId, marked));
  const tab = acts();
  tab.waiting += 1;
  const act = tab.last.then(() =>
    !isSame()
      ? null
      : marked
        ? client.call(favouriteAdd, { body: favourite })
        : client.call(favouriteRemove, { query: favourite }),
  );
  tab.last = act.catch(() => undefined);
  try {
    const ids = await act;
    if (!ids || !isSame()) return false;
    // What was pressed since is in the page already, and not yet in this answer.
    if (tab.waiting === 1) show(services, ids);
    tellOtherTabs(services, ids);
    forgetList(services);
    return true;
  } catch (error) {
    if (!isSame()) return false;
    show(services, withMark(idsNow(services), nodeId, !marked));
    await sayWhy(services.texts.i18n, error, game.gameName, marked);
    return false;
  } finally {
    tab.waiting -= 1;
  }
}

function idsNow(services: Services): readonly string[] {
  return services.queryClient.getQueryData(favouriteIdsQuery(services).queryKey) ?? [];
}

function show(services: Services, ids: readonly string[]): void {
  services.queryClient.setQueryData(favouriteIdsQuery(services).queryKey, [...ids]);
}

function withMark(ids: readonly string[], nodeId: string, marked: boolean): readonly string[] {
  const others = ids.filter((id) => id !== nodeId);
  return marked ? [nodeId, ...others] : others;
}

/** Lists are read again when they are next opened: the open list stays, so that a slip can be undone in it. */
function forgetList(services: Services): void {
  const queryKey = callKey(services, favouriteList);
  void services.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

async function sayWhy(i18n: I18n, error: unknown, name: string, marked: boolean): Promise<void> {
  const { callMessage } = await import('../../lib/call-message.ts');
  const reason = callMessage(i18n, error);
  const text = marked
    ? msg`${name} was not added to your favourites. ${reason}`
    : msg`${name} is still in your favourites. ${reason}`;
  showToast({ tone: 'negative', text: i18n._(text) });
}

interface TabMessage {
  account: string;
  ids: readonly string[];
}

function tellOtherTabs({ session }: Services, ids: readonly string[]): void {
  const account = accountOf(session);
  if (account !== null) acts().otherTabs?.postMessage({ account, ids } satisfies TabMessage);
}

/** Follows what the account marks in the site's other tabs. @returns stops it */
export function followOtherTabs(services: Services): () => void {
  const own = new BroadcastChannel(`favourites:${services.boot.status.merchantCode}`);
  own.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.account !== accountOf(services.session)) return;
    show(services, data.ids);
    forgetList(services);
  };
  const tab = acts();
  tab.otherTabs = own;
  return () => {
    own.close();
    if (tab.otherTabs === own) tab.otherTabs = undefined;
  };
}

function accountOf(session: Services['session']): string | null {
  const state = session.store.getState();
  return state.phase === 'signed-in' ? state.record.account : null;
}
