import type { ThrottleTerms } from '#kernel/throttle-terms.ts';

/** The numbers of agents, and how often they may make or close links. */
export interface AgentLimits {
  /** Links that one agent may make or close in an hour. */
  readonly linksPerHour: number;
}

declare module '#kernel/config.ts' {
  interface Limits extends AgentLimits {}
}

export const AGENT_LIMITS: AgentLimits = {
  linksPerHour: 60,
};

export const AGENT_THROTTLES: readonly ThrottleTerms[] = [
  { calls: 'link', name: 'link', most: 'linksPerHour', seconds: 3_600 },
];
