import type { Throttle } from '@palpite/contract/endpoint.ts';
import type { Limits } from './config.ts';

/** How often something may be done. A module declares its own in its `limits.ts`. */
export interface ThrottleTerms {
  /** Of its counters in the database. */
  readonly name: string;
  /** The class of calls that it counts; without one, its module spends it by its name. */
  readonly calls?: Exclude<Throttle, 'general'>;
  /** Counts accounts by their address too, as it counts visitors. */
  readonly byAddress?: boolean;
  /** The number that says how often. */
  readonly most: keyof Limits;
  /** The time in which it is counted. */
  readonly seconds: number;
}
