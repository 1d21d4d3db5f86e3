import { reconcileVendors, resolveDifference } from './staff/reconcile-vendors.ts';

/** What staff do in this module, in the order of the registry. */
export const seamlessStaff = {
  reconcileVendors,
  resolveDifference,
} as const;
