import type { Currency, FeatureFlag, Language } from '@palpite/domain';
import type { Restriction, CallerLocation } from '../brand/restriction.ts';

/** A brand as every call knows it, the operator's changes applied: its code, hosts, rules and switches. */
export interface LiveBrand {
  /** Stable code, the wire's `Merchant-Code` and the first part of every row that belongs to it. */
  readonly code: string;
  /** The brand's name as players read it. */
  readonly name: string;
  /** Host names without a port, lower case. */
  readonly hosts: readonly string[];
  readonly currency: Currency;
  /** Languages offered to players. */
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** IANA time zone that days, weeks and months are counted in. */
  readonly timeZone: string;
  /** The version of the terms that holds: the day that it dates from. */
  readonly termsVersion: string;
  /** Idle time after which sensitive calls need the password again. */
  readonly reauthenticationMinutes: number;
  /** The operator switches; a missing one is off. */
  readonly flags: Readonly<Partial<Record<FeatureFlag, boolean>>>;
  /** 0 normal, 1 maintenance, 2 region restricted (spec section 4). */
  readonly status: 0 | 1 | 2;
  /** When maintenance is expected to be over; null when nobody said. */
  readonly maintenanceEnd: Date | null;
  /** Why an open site is not open to somebody who comes from there; null when it is. */
  readonly restriction: (caller: CallerLocation) => Restriction | null;
}

/** Finds brands by host or code. Answers may change between two calls: switches need no restart. */
export interface BrandLookup {
  /** The brand reached at `host` (lower case, no port), or undefined when none is. */
  byHost(host: string): Promise<LiveBrand | undefined>;
  byCode(code: string): Promise<LiveBrand | undefined>;
  all(): Promise<readonly LiveBrand[]>;
}
