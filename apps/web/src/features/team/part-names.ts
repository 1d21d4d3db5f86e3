import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamPart } from '@palpite/contract/team.ts';

/** The name of each part of a team. */
export const PART_NAMES: Record<TeamPart, MessageDescriptor> = {
  agents: msg`Agents`,
  members: msg`Members`,
  joined: msg`Newly registered`,
  firstDepositors: msg`First depositors`,
  active: msg`Active`,
  online: msg`Online now`,
  away3: msg`Inactive for 3 days`,
  away7: msg`Inactive for 7 days`,
};
