import { KERNEL_LIMITS, type KernelConfig, type Limits } from './kernel/config.ts';
import type { ThrottleTerms } from './kernel/throttle-terms.ts';
import { AGENT_LIMITS, AGENT_THROTTLES } from './modules/agent/limits.ts';
import type { FirebaseSources } from './modules/identity/index.ts';
import { IDENTITY_LIMITS, IDENTITY_THROTTLES } from './modules/identity/limits.ts';
import { INSIGHT_LIMITS, INSIGHT_THROTTLES } from './modules/insight/limits.ts';
import type { LotterySettings } from './modules/lottery/index.ts';
import { MONEY_LIMITS, MONEY_THROTTLES } from './modules/money/limits.ts';
import { TALK_LIMITS, TALK_THROTTLES } from './modules/talk/limits.ts';
import type { GameHostConfig } from './sandbox/index.ts';

export type { Limits } from './kernel/config.ts';

/**
 * The settings of an operator process. Every number has a default that is safe to run with;
 * `docs/operator/configuration.md` lists them for operators.
 */
export interface OperatorConfig extends KernelConfig, GameHostConfig, LotterySettings {
  /** False makes every picture at its first request; default true. */
  readonly picturesAhead?: boolean;
  /** Where Firebase's tokens are verified, for brands whose codes it sends. */
  readonly firebase?: FirebaseSources | undefined;
  readonly limits?: Partial<Limits>;
}

/** The numbers of the kernel and of each module, by default. The compiler requires every one. */
export const DEFAULT_LIMITS: Limits = {
  ...KERNEL_LIMITS,
  ...IDENTITY_LIMITS,
  ...MONEY_LIMITS,
  ...TALK_LIMITS,
  ...AGENT_LIMITS,
  ...INSIGHT_LIMITS,
};

/** How often the calls of each module may be made. */
export const THROTTLES: readonly ThrottleTerms[] = [
  ...IDENTITY_THROTTLES,
  ...MONEY_THROTTLES,
  ...TALK_THROTTLES,
  ...AGENT_THROTTLES,
  ...INSIGHT_THROTTLES,
];
