import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { game, vassalage } from './game.ts';
import { count, gameCategory, id, pageQuery } from './wire.ts';

/** Favourite games. Lottery favourites are kept in the browser, per username, and have no call. */

export const favouriteListIds = endpoint({
  summary: 'Node ids of the member’s favourite games',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'required',
  permission: 'play',
  value: v.array(id),
  idempotency: 'safe',
  staleOn: { favourite: 0 },
});

export const favouriteList = endpoint({
  summary: 'The member’s favourite games, page by page',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'required',
  permission: 'play',
  query: v.object(pageQuery),
  value: v.object({ content: v.array(game), totalPages: count }),
  idempotency: 'safe',
  staleOn: { favourite: 0 },
});

const favourite = v.object({ nodeId: id, vendor: vassalage, gameType: gameCategory });

export const favouriteAdd = endpoint({
  summary: 'Add a game to the favourites; answers the ids after it',
  method: 'PUT',
  path: '/wps/member/favourites',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  body: favourite,
  value: v.array(id),
  errors: ['game_not_found'],
  idempotency: 'natural',
  changes: ['favourite'],
});

export const favouriteRemove = endpoint({
  summary: 'Take a game out of the favourites; answers the ids after it',
  method: 'DELETE',
  path: '/wps/member/favourites',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  query: favourite,
  value: v.array(id),
  idempotency: 'natural',
  changes: ['favourite'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  favourite: {
    listIds: favouriteListIds,
    list: favouriteList,
    add: favouriteAdd,
    remove: favouriteRemove,
  },
} as const satisfies EndpointTree;
