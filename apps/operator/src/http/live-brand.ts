import type { ChannelTerms } from '@palpite/brands/deposits.ts';
import type {
  Brand,
  BrandFieldRule,
  BrandFlags,
  BrandSettings,
  OptionalField,
} from '@palpite/brands/schema.ts';
import type { Language } from '@palpite/domain';
import type { CallerLocation, Restriction } from '../brand/restriction.ts';

/** What an operator changed of a brand since its files were read; it survives every start. */
export interface BrandOverrides {
  readonly flags?: Partial<BrandFlags>;
  readonly settings?: Partial<BrandSettings>;
  /** Fields of the registration. */
  readonly fields?: Partial<Record<OptionalField, BrandFieldRule>>;
  /** What members pay in by, by the channel's code. */
  readonly depositChannels?: Readonly<Record<string, Partial<ChannelTerms>>>;
  /** Own words for the site's texts, by the text as it stands in English. */
  readonly texts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

/**
 * A brand as every call knows it: its files with the operator's changes applied, and whether it is open. A deposit channel
 * whose changed terms do not go together is closed.
 */
export interface LiveBrand extends Readonly<Brand> {
  /** The changes alone: for what shows or edits them, and for texts. */
  readonly overrides: BrandOverrides;
  /** 0 normal, 1 maintenance, 2 region restricted (spec section 4). */
  readonly status: 0 | 1 | 2;
  /** When maintenance is expected to be over; null when nobody said. */
  readonly maintenanceEnd: Date | null;
  /** Another one whenever any of these has changed, and the same in every process. */
  readonly version: string;
  /** Why an open site is not open to somebody who comes from there; null when it is. */
  readonly restriction: (caller: CallerLocation) => Restriction | null;
}

/** Finds brands by host or code. Answers may change between two calls: switches need no restart. */
export interface BrandDirectory {
  /** The brand reached at `host` (lower case, no port), or undefined when none is. */
  byHost(host: string): Promise<LiveBrand | undefined>;
  byCode(code: string): Promise<LiveBrand | undefined>;
  /**
   * The brand of a row. A call has its own as `call.brand`.
   * @throws ContractError `unknown_merchant`
   */
  brand(code: string): Promise<LiveBrand>;
  all(): Promise<readonly LiveBrand[]>;
  /** Whether a brand shows a banner of this scene, or did so lately: pages that were kept still name it. */
  showsBanner(theme: string, seed: string): Promise<boolean>;
  /** Reads the database again at the next question: for tests and the command line. */
  forget(): void;
}
