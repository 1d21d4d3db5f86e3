import { listCatalogue, setMaintenance } from './staff/catalogue-use-cases.ts';
import { rotateVendorSecret } from './staff/rotate-secret.ts';

/** What staff do in this module, in the order of the registry. */
export const catalogueStaff = {
  listCatalogue,
  setMaintenance,
  rotateVendorSecret,
} as const;
