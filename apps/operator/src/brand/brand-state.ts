import type { Brand, BrandFlags, BrandSettings } from '@palpite/brands/schema.ts';
import type { BrandOverrides } from '../database/schema/brand.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import { createRestriction } from './restriction.ts';

/** A brand as it stands now: its files, the operator's changes over them, and whether it is open. */
export interface BrandState {
  readonly brand: Brand;
  readonly overrides: BrandOverrides;
  readonly status: 0 | 1 | 2;
  readonly maintenanceEnd: Date | null;
  /** Another one whenever any of these has changed, and the same in every process. */
  readonly version: string;
}

/** A brand's files with the operator's changes, open or not. */
type ChangedBrand = Pick<BrandState, 'brand' | 'overrides'>;

/** Flags with the operator's changes. */
export function flagsOf({ brand, overrides }: ChangedBrand): BrandFlags {
  return { ...brand.flags, ...overrides.flags };
}

/** Settings with the operator's changes. */
export function settingsOf({ brand, overrides }: ChangedBrand): BrandSettings {
  return { ...brand.settings, ...overrides.settings };
}

/** Which optional fields a registration asks for, with the operator's changes. */
export function fieldsOf({ brand, overrides }: ChangedBrand): Brand['registration']['fields'] {
  return { ...brand.registration.fields, ...overrides.fields };
}

/** What the frame must know of the brand. */
export function liveBrandOf(state: BrandState): LiveBrand {
  const { brand, status, maintenanceEnd } = state;
  const settings = settingsOf(state);
  return {
    code: brand.code,
    name: brand.name,
    hosts: brand.hosts,
    currency: brand.currency,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    timeZone: brand.timeZone,
    termsVersion: settings.termsVersion,
    reauthenticationMinutes: settings.reauthenticationMinutes,
    flags: flagsOf(state),
    status,
    maintenanceEnd,
    restriction: createRestriction(settings),
  };
}
