import type { UseCase } from '#kernel/staff/use-case.ts';
import { brandStaff } from '#modules/brand/index.ts';
import { catalogueStaff } from '#modules/catalogue/index.ts';
import { identityStaff } from '#modules/identity/index.ts';
import { lotteryStaff } from '#modules/lottery/index.ts';
import { moneyStaff } from '#modules/money/index.ts';
import { promotionStaff } from '#modules/promotion/index.ts';
import { seamlessStaff } from '#modules/seamless/index.ts';
import { talkStaff } from '#modules/talk/index.ts';
import { tallyStaff } from '#modules/tally/index.ts';
import { changeChannel, listChannels } from './change-channel.ts';
import { listActions, listRequests } from './list-actions.ts';
import { lockAccount, unlockAccount } from './lock-account.ts';
import { listAccounts, showAccount } from './look-at-accounts.ts';
import type { StaffNeeds } from './office.ts';
import { rotatePayloadKey } from './rotate-payload-key.ts';
import { dropOwedWork, listOwedWork, retryOwedWork, showOwedWork } from './work-use-cases.ts';
import { addStaff, changeRoles, closeStaff, listStaff, resetStaff } from './staff-accounts.ts';

/** What the staff of every operator can do: each module's use cases, and those that cross modules. */
export const OPERATOR_USE_CASES: readonly UseCase<StaffNeeds>[] = [
  ...Object.values(moneyStaff),
  listChannels,
  changeChannel,
  listAccounts,
  showAccount,
  lockAccount,
  unlockAccount,
  ...Object.values(identityStaff),
  ...Object.values(talkStaff),
  ...Object.values(promotionStaff),
  ...Object.values(brandStaff),
  ...Object.values(catalogueStaff),
  ...Object.values(seamlessStaff),
  ...Object.values(lotteryStaff),
  ...Object.values(tallyStaff),
  rotatePayloadKey,
  listOwedWork,
  showOwedWork,
  retryOwedWork,
  dropOwedWork,
  addStaff,
  resetStaff,
  changeRoles,
  closeStaff,
  listStaff,
  listActions,
  listRequests,
];
