import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { vassalage } from './game.ts';
import { address, id, label, language, origin } from './wire.ts';

/**
 * Launching: a game has the address of its frame, valid for one use; a lottery has an address of this site (`display`
 * `route`).
 */

const caller = {
  username: label,
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  merchantCode: id,
  language,
  /** Where the exit leads, an address of this site; by default its lobby. */
  backUrl: v.optional(address),
};

export const launchRequest = v.variant('launchMode', [
  v.object({
    launchMode: v.literal('GLS'),
    /** One of the two: a game or a room of a game. */
    gameId: v.optional(id),
    roomId: v.optional(id),
    nodeId: id,
    accountType: v.literal(1),
    confirmTrans: v.literal(0),
    vassalage,
    platform: v.literal('html5-desktop'),
    clientType: v.literal(3),
    ...caller,
  }),
  v.object({
    launchMode: v.literal('LOTT'),
    lottoArea: v.literal('VN'),
    lottoGameCode: id,
    /** The betting view of that lottery, or the hall of its kind. */
    lottoView: v.picklist(['betting', 'lobby']),
    device: v.literal('WEB'),
    ...caller,
  }),
]);
export type LaunchRequest = v.InferOutput<typeof launchRequest>;

export const launchAnswer = v.object({
  /** Open the first that is not null. */
  game_url: v.nullable(address),
  game_url2: v.nullable(address),
  /** The frame's origin, one of `gamesOrigins` of the status answer; of a route, the site's own. */
  frameOrigin: origin,
  gameName: label,
  /** How the vendor wants the game displayed. */
  display: v.picklist(['frame', 'popup', 'route']),
  /** Of a lottery: the path of this site that its exit leads to. */
  backUrl: v.optional(address),
});
export type LaunchAnswer = v.InferOutput<typeof launchAnswer>;

/** The address to open, or null when the vendor returned none. */
export function launchAddress(answer: LaunchAnswer): string | null {
  return answer.game_url ?? answer.game_url2;
}

export const gameLaunch = endpoint({
  summary: 'Open a game or a lottery lobby',
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'required',
  permission: 'play',
  sensitive: true,
  body: launchRequest,
  value: launchAnswer,
  errors: [
    'game_not_found',
    'game_under_maintenance',
    'vendor_unavailable',
    'real_account_required',
  ],
  idempotency: 'natural',
  changes: [],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  game: {
    launch: gameLaunch,
  },
} as const satisfies EndpointTree;
