import type { KernelConfig, Limits } from './kernel/config.ts';
import type { FirebaseSources } from './modules/identity/index.ts';
import type { LotterySettings } from './modules/lottery/index.ts';
import type { GameHostConfig } from './sandbox/index.ts';

export { DEFAULT_LIMITS, type Limits } from './kernel/config.ts';

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
