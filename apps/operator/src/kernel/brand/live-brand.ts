import type { Brand, BrandFieldRule, BrandFlags, OptionalField } from '@palpite/brands/schema.ts';
import type { BrandSettings } from '@palpite/brands/settings.ts';
import type { Language } from '@palpite/domain';
import type { CallerLocation, Restriction } from './restriction.ts';
import type { TileCut } from './tile-cut.ts';

/**
 * The operator's changes to a brand since its files were read; they survive every start. Code that applies changes to further
 * parts of the files adds those here.
 */
export interface BrandOverrides {
  readonly flags?: Partial<BrandFlags>;
  readonly settings?: Partial<BrandSettings>;
  /** Fields of the registration. */
  readonly fields?: Partial<Record<OptionalField, BrandFieldRule>>;
  /** Replacements for the site's texts, by the English text. */
  readonly texts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

/**
 * A brand as every call sees it: its files with the operator's changes applied, and whether it is open.
 */
export interface LiveBrand extends Readonly<Brand> {
  /** Only the changes: for views and edits of them, and for texts. */
  readonly overrides: BrandOverrides;
  /** 0 normal, 1 maintenance, 2 region restricted (spec section 4). */
  readonly status: 0 | 1 | 2;
  /** When maintenance is expected to end; null when unknown. */
  readonly maintenanceEnd: Date | null;
  /** Changes with any of these values, and is the same in every process. */
  readonly version: string;
  /** Why an open site is closed to callers from there; null when it is open to them. */
  readonly restriction: (caller: CallerLocation) => Restriction | null;
}

/** Finds brands by host or code. Answers may change between two calls: switches need no restart. */
export interface BrandDirectory {
  /** The brand at `host` (lower case, no port), or undefined when there is none. */
  byHost(host: string): Promise<LiveBrand | undefined>;
  byCode(code: string): Promise<LiveBrand | undefined>;
  /**
   * The brand of a row. A call has its own as `call.brand`.
   * @throws ContractError `unknown_merchant`
   */
  brand(code: string): Promise<LiveBrand>;
  all(): Promise<readonly LiveBrand[]>;
  /** Whether a brand shows a banner of this scene, or did recently: cached pages still name it. */
  showsBanner(theme: string, seed: string): Promise<boolean>;
  /** Whether a brand shows this game in this cut, or did recently; two columns wide those that it features. */
  showsTile(cut: TileCut, code: string): Promise<boolean>;
  /** Makes the next call read the database again: for tests and the command line. */
  forget(): void;
}
