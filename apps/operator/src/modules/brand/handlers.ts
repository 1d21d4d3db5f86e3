import { systemListDomainRoutes } from './domain-routes.ts';
import { systemGetHelpCenter } from './help-center.ts';
import { systemGetState, systemGetStatus } from './status.ts';
import { systemGetMenu } from './whitelabel.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  systemGetStatus,
  systemGetState,
  systemGetMenu,
  systemListDomainRoutes,
  systemGetHelpCenter,
} as const;
