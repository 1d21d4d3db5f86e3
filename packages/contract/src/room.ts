import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { vassalage } from './game.ts';
import { count, currency, id, label, positiveMinorUnits } from './wire.ts';

/** A table of a PVP game; it is launched by its `roomId`. */
export const room = v.object({
  roomId: id,
  nodeId: id,
  vassalage,
  gameCode: id,
  gameName: label,
  roomName: label,
  minBet: positiveMinorUnits,
  maxBet: positiveMinorUnits,
  currency,
  seats: count,
  players: count,
  state: v.picklist(['waiting', 'playing', 'full', 'closed']),
});

export const roomList = endpoint({
  summary: 'PVP rooms that are open to the member',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'required',
  permission: 'play',
  query: v.object({ vassalage: v.optional(vassalage), gameCode: v.optional(id) }),
  value: v.object({ list: v.array(room) }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  room: {
    list: roomList,
  },
} as const satisfies EndpointTree;
