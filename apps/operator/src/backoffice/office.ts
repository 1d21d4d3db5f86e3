import type { Services } from '#kernel/services.ts';
import type { TurnoverNeeds } from '#modules/money/index.ts';
import type { LotteryStaffNeeds } from '#modules/lottery/index.ts';
import type { HostNeeds } from '#modules/seamless/index.ts';

/** What use cases need of modules above their own. */
export type StaffNeeds = TurnoverNeeds & HostNeeds & LotteryStaffNeeds;

/** The operator, as the back office uses it. */
export interface Office {
  readonly services: Services;
  readonly own: StaffNeeds;
}
