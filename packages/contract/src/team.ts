import { DOWNLINE_KINDS } from '@palpite/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { reportAnswer, reportQuery, reportTotals } from './report.ts';
import {
  accountType,
  count,
  currency,
  day,
  gameCategory,
  instant,
  label,
  minorUnits,
  positiveMinorUnits,
  username,
} from './wire.ts';

/**
 * An agent's team: every account below the agent, at any depth; guests belong to no team. Days are those of the operator's
 * time zone.
 */

/** The groups that a team's overview counts. */
export const TEAM_PARTS = [
  'agents',
  'members',
  /** Registered in the period. */
  'joined',
  /** Made their first successful deposit in the period. */
  'firstDepositors',
  /** Staked in the period. */
  'active',
  /** Seen within the last five minutes. */
  'online',
  /** Not logged in for three or seven days; an account that never has counts from its registration. */
  'away3',
  'away7',
] as const;
export type TeamPart = (typeof TEAM_PARTS)[number];

/** Stakes and their outcome. A round counts on the day it began; a round that was rolled back does not count. */
const play = {
  stakeMinor: positiveMinorUnits,
  /** The part of the stakes whose rounds have ended. */
  validStakeMinor: positiveMinorUnits,
  payoutMinor: positiveMinorUnits,
};
export const teamProduct = v.object({ category: gameCategory, ...play });
export type TeamProduct = v.InferOutput<typeof teamProduct>;
export const teamDay = v.object({ day, ...play });
export type TeamDay = v.InferOutput<typeof teamDay>;

/** The most rows on a page: each row adds up its own downlines. */
export const TEAM_MOST_ROWS = 50;

export const teamGetOverview = endpoint({
  summary: 'The caller’s team now, and its figures for a range of days',
  method: 'GET',
  path: '/wps/agent/team/overview',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  /** First and last day, both included; by default today. */
  query: v.object({ from: v.optional(day), to: v.optional(day) }),
  value: v.object({
    currency,
    asOf: instant,
    period: reportAnswer.period,
    counts: v.object({
      agents: count,
      members: count,
      joined: count,
      firstDepositors: count,
      active: count,
      online: count,
      away3: count,
      away7: count,
    } satisfies Record<TeamPart, typeof count>),
    /** The available balances of the team's accounts, added up. */
    balanceMinor: positiveMinorUnits,
    /** Successful deposits of the period. */
    depositMinor: positiveMinorUnits,
    /** Withdrawals paid out in the period; fees are in neither sum. */
    withdrawalMinor: positiveMinorUnits,
    ...play,
    products: v.array(teamProduct),
    /** Every day of the period, in order. */
    days: v.array(teamDay),
  }),
  errors: ['field_invalid'],
  idempotency: 'safe',
  throttle: 'team',
  staleOn: { team: 12 },
});

export const teamAccount = v.object({
  username: label,
  type: accountType,
  balanceMinor: positiveMinorUnits,
  /** How many direct downlines it has. */
  downlineCount: count,
  /** The available balances of all accounts below it. */
  teamBalanceMinor: minorUnits,
  registeredAt: instant,
  /** Null for an account that has never logged in. */
  lastLoginAt: v.nullable(instant),
  /** Whole days since the last login; for an account that has never logged in, since it registered. */
  daysAway: count,
  online: v.boolean(),
});
export type TeamAccount = v.InferOutput<typeof teamAccount>;

/** What a team's list can be sorted by: registration, name, last login. */
export const TEAM_SORTS = ['registered', 'name', 'seen'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

export const teamList = endpoint({
  summary:
    'The direct downlines of the caller or of an account of the team; or a part of the whole team',
  method: 'GET',
  path: '/wps/agent/team',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object({
    /** The period of `joined`, `firstDepositors` and `active`. */
    ...reportQuery(TEAM_SORTS, TEAM_MOST_ROWS),
    /** Whose downlines to list; the caller's by default. */
    downline: v.optional(username),
    /** A group of the whole team below that account, instead of its direct downlines. */
    part: v.optional(v.picklist(TEAM_PARTS)),
  }),
  value: v.object({
    currency,
    /** From the caller to the account whose downlines are listed. */
    path: v.array(label),
    rows: v.array(teamAccount),
    ...reportAnswer,
    ...reportTotals,
  }),
  errors: ['field_invalid', 'not_found'],
  idempotency: 'safe',
  throttle: 'team',
  staleOn: { team: 12 },
});

export const downlineRegister = endpoint({
  summary:
    'Open an account directly below the caller’s, with a password that its holder must change in time',
  method: 'PUT',
  path: '/wps/agent/team',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  sensitive: true,
  body: v.object({ kind: v.picklist(DOWNLINE_KINDS), newUsername: username }),
  value: v.object({
    username: label,
    type: accountType,
    /** Returned once; the account must choose another at its first login. */
    oneTimePassword: label,
    /** When it expires; then it can no longer log in. */
    passwordUntil: instant,
  }),
  errors: ['field_invalid', 'username_taken'],
  idempotency: 'key',
  changes: ['team'],
  throttle: 'name',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  team: {
    getOverview: teamGetOverview,
    list: teamList,
  },
  downline: {
    register: downlineRegister,
  },
} as const satisfies EndpointTree;
