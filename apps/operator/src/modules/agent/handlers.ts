import { affiliateCodeCheck } from './affiliate-check.ts';
import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkList,
  affiliateLinkRecordVisit,
} from './affiliate-links.ts';
import { downlineRegister } from './register-downline.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  affiliateCodeCheck,
  downlineRegister,
  affiliateLinkList,
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkRecordVisit,
} as const;
