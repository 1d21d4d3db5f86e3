import type { ThrottleTerms } from '#kernel/throttle-terms.ts';

/** The numbers of reports on teams, and how often they may be requested. */
export interface InsightLimits {
  /** Reports on their whole team that one agent may request in a minute. */
  readonly teamPerMinute: number;
}

declare module '#kernel/config.ts' {
  interface Limits extends InsightLimits {}
}

export const INSIGHT_LIMITS: InsightLimits = {
  teamPerMinute: 60,
};

export const INSIGHT_THROTTLES: readonly ThrottleTerms[] = [
  { calls: 'team', name: 'team', most: 'teamPerMinute', seconds: 60 },
];
