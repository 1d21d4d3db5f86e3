import * as v from 'valibot';
import { defineSettings } from './setting.ts';

const ipv4 = v.pipe(v.string(), v.ipv4());
const ipv6 = v.pipe(v.string(), v.ipv6());
/** An address or a range of them, as networks write it. */
const addressRange = v.pipe(
  v.string(),
  v.check((range) => {
    const [start = '', bits, ...more] = range.split('/');
    const longest = v.is(ipv4, start) ? 32 : v.is(ipv6, start) ? 128 : -1;
    if (bits === undefined) return longest > 0;
    return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
  }, 'expected an address, or a range such as 203.0.113.0/24'),
);

/** The site as a whole: its frame, and whom it is open to. */
export const siteSettings = defineSettings({
  memberCentre: v.boolean(),
  agentCentre: v.boolean(),
  barsOnFullScreenPages: v.boolean(),
  defaultTheme: v.picklist(['light', 'dark']),
  gtagId: v.nullable(v.pipe(v.string(), v.regex(/^(G|GT|AW)-[A-Z\d]{4,16}$/))),
  /** Countries that the site is not open to (ISO 3166-1 alpha-2). */
  restrictedRegions: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), []),
  /** Addresses and ranges that the site is not open to, e.g. `203.0.113.0/24`. */
  restrictedAddresses: v.optional(v.array(addressRange), []),
});
