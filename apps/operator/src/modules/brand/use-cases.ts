import {
  listBrands,
  resetBrand,
  setField,
  setFlag,
  setSetting,
  setStatus,
  setText,
  showBrand,
} from './staff/brand-use-cases.ts';

/** What staff do in this module, in the order of the registry. */
export const brandStaff = {
  listBrands,
  showBrand,
  setFlag,
  setSetting,
  setField,
  setText,
  setStatus,
  resetBrand,
} as const;
