import { DOWNLINE_KINDS } from '@palpite/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { reportAnswer, reportQuery } from './report.ts';
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
 * An agent's team: every account below the agent's, however far down; guests are nobody's. Days are those of the
 * operator's time zone.
 */

/** The parts of a team that its overview counts. */
export const TEAM_PARTS = [
  'agents',
  'members',
  /** Registered in the range. */
  'joined',
  /** Whose first deposit that succeeded is of the range. */
  'firstDepositors',
  /** Staked in the range. */
  'active',
  /** Seen within the last five minutes. */
  'online',
  /** Not logged in for three days, or for seven; who never has, since they registered. */
  'away3',
  'away7',
] as const;
export type TeamPart = (typeof TEAM_PARTS)[number];

/** What was staked and what came of it. Rounds count on the day that they began on; those taken back do not. */
const play = {
  stakeMinor: positiveMinorUnits,
  /** The part of the stake whose rounds are over. */
  validStakeMinor: positiveMinorUnits,
  payoutMinor: positiveMinorUnits,
};
export const teamProduct = v.object({ category: gameCategory, ...play });
export type TeamProduct = v.InferOutput<typeof teamProduct>;
export const teamDay = v.object({ day, ...play });
export type TeamDay = v.InferOutput<typeof teamDay>;

/** The most rows of a page of a team: what stands below each of them is added up. */
export const TEAM_MOST_ROWS = 50;

export const teamOverview = endpoint({
  module: 'team',
  summary: 'The caller’s team now, and its figures for a range of days',
  method: 'GET',
  path: '/wps/agent/team/overview',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  /** First and last day, both included; without them today. */
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
    /** What the team's accounts may stake now, added up. */
    balanceMinor: positiveMinorUnits,
    /** What came to its wallets by deposits that succeeded in the range. */
    depositMinor: positiveMinorUnits,
    /** What left them by withdrawals that were paid out in the range; fees are in neither. */
    withdrawalMinor: positiveMinorUnits,
    ...play,
    products: v.array(teamProduct),
    /** Every day of the range, first to last. */
    days: v.array(teamDay),
  }),
  errors: ['field_invalid'],
  idempotency: 'safe',
  throttle: 'team',
});

export const teamAccount = v.object({
  username: label,
  type: accountType,
  balanceMinor: positiveMinorUnits,
  /** How many accounts stand directly below it. */
  downlineCount: count,
  /** What all accounts below it may stake now. */
  teamBalanceMinor: minorUnits,
  registeredAt: instant,
  /** Null for one that never has. */
  lastLoginAt: v.nullable(instant),
  /** Whole days since the last login; of one that never has, since it registered. */
  daysAway: count,
  online: v.boolean(),
});
export type TeamAccount = v.InferOutput<typeof teamAccount>;

/** What a team's list can be ordered by: when somebody registered, their name, when they logged in last. */
export const TEAM_SORTS = ['registered', 'name', 'seen'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

export const teamList = endpoint({
  module: 'team',
  summary:
    'The direct downlines of the caller or of an account of the team; or a part of the whole team',
  method: 'GET',
  path: '/wps/agent/team',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object({
    /** The period is that of `joined`, `firstDepositors` and `active`. */
    ...reportQuery(TEAM_SORTS, TEAM_MOST_ROWS),
    /** Whose downlines; the caller's where nobody is named. */
    downline: v.optional(username),
    /** A part of the whole team below that account, in place of its direct downlines. */
    part: v.optional(v.picklist(TEAM_PARTS)),
  }),
  value: v.object({
    currency,
    /** From the caller down to the account whose downlines are listed. */
    path: v.array(label),
    rows: v.array(teamAccount),
    ...reportAnswer,
  }),
  errors: ['field_invalid', 'not_found'],
  idempotency: 'safe',
  throttle: 'team',
});

export const downlineRegister = endpoint({
  module: 'team',
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
    /** Told once; its holder chooses another at the first login. */
    oneTimePassword: label,
    /** From then on nobody signs in with it. */
    passwordUntil: instant,
  }),
  errors: ['field_invalid', 'username_taken'],
  idempotency: 'key',
  throttle: 'name',
});
