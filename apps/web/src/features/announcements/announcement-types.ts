import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnnouncementType } from '@palpite/contract/announcement.ts';

/** The name of each kind of announcement. */
export const TYPE_NAMES: Record<AnnouncementType, MessageDescriptor> = {
  B: msg`Bulletin`,
  PL: msg`Platform`,
  PU: msg`What is new`,
  PR: msg`Promotion`,
  H: msg`Holidays`,
};
