import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { count, currency, id, instant, label, money, positiveMinorUnits } from './wire.ts';

/** Missions and their leaderboard. */

export const mission = v.object({
  missionId: id,
  title: label,
  description: label,
  /** The unit of `current` and `target`: minor units of `currency` for money. */
  unit: v.picklist(['money', 'count']),
  current: positiveMinorUnits,
  target: positiveMinorUnits,
  currency,
  reward: money,
  state: v.picklist(['locked', 'claimable', 'claimed', 'ended']),
  endsAt: v.nullable(instant),
});

export const missionGetSummary = endpoint({
  summary: 'The member’s missions and how many wait for them',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: 'required',
  permission: 'member-centre',
  value: v.object({ count, missions: v.array(mission) }),
  idempotency: 'safe',
});

const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

export const missionGetLeaderboard = endpoint({
  summary: 'The leaderboard of a mission, and the member’s own place in it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'required',
  permission: 'member-centre',
  query: v.object({ missionId: v.optional(id) }),
  value: v.object({
    missionId: v.nullable(id),
    title: label,
    endsAt: v.nullable(instant),
    rows: v.array(
      v.object({
        place,
        /** Masked: the middle of the name is left out. */
        name: label,
        score: positiveMinorUnits,
        prize: v.nullable(money),
      }),
    ),
    own: v.nullable(
      v.object({
        place,
        score: positiveMinorUnits,
        prize: v.nullable(money),
        /** How much is missing for the next rank with a better prize; null at the top. */
        gapToNext: v.nullable(positiveMinorUnits),
      }),
    ),
  }),
  errors: ['not_found'],
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  mission: {
    getSummary: missionGetSummary,
    getLeaderboard: missionGetLeaderboard,
  },
} as const satisfies EndpointTree;
