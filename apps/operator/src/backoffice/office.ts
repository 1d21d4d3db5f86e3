import type { Services } from '../services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import type { HostNeeds } from '../vendor/vendor-host.ts';

/** What use cases need of modules above their own. */
export type StaffNeeds = TurnoverNeeds & HostNeeds;

/** The operator, as the back office uses it. */
export interface Office {
  readonly services: Services;
  readonly own: StaffNeeds;
}
