import type * as v from 'valibot';

/** The settings that one module of the operator reads of a brand. */
export interface Settings<Entries extends v.ObjectEntries = v.ObjectEntries> {
  /** By name; an optional one says its default. */
  readonly entries: Entries;
  /** Those that give money, or let it leave without staff: two people change them. */
  readonly ofMoney: readonly (keyof Entries & string)[];
}

export const defineSettings = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  ofMoney: readonly (keyof Entries & string)[] = [],
): Settings<Entries> => ({ entries, ofMoney });
