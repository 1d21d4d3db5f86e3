import type { LiveBrand } from './live-brand.ts';
import type { CallerLocation } from './restriction.ts';

/** Why a brand is closed to a caller from there, as calls are refused; null when it is open. */
export function closedTo(
  brand: LiveBrand,
  location: CallerLocation,
): 'maintenance' | 'region_restricted' | null {
  if (brand.status === 1) return 'maintenance';
  return brand.status === 2 || brand.restriction(location) !== null ? 'region_restricted' : null;
}
