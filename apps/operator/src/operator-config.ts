import type { FirebaseSources } from './codes/firebase-tokens.ts';
import type { KernelConfig, Limits } from './config.ts';
import type { GameHostConfig } from './sandbox/game-host.ts';

/**
 * What an operator process is told from outside. Every number has a default that is safe to run with;
 * `docs/operator/configuration.md` lists them for operators.
 */
export interface OperatorConfig extends KernelConfig, GameHostConfig {
  /** False leaves every picture to be made when it is first asked for; default true. */
  readonly picturesAhead?: boolean;
  /** Where Firebase's word is looked up, for brands whose codes it sends. */
  readonly firebase?: FirebaseSources | undefined;
  readonly limits?: Partial<Limits>;
}
