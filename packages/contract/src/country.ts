import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { diallingCode, label } from './wire.ts';

/** A country of the dial-code picker; its flag is `COUNTRY_FLAG/CIRCLE/{countryCode}.svg` on the image host. */
export const country = v.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  countryDialingCode: diallingCode,
  name: label,
});
export type Country = v.InferOutput<typeof country>;

export const countryList = endpoint({
  summary: 'Country codes with their dialling codes',
  method: 'GET',
  path: '/wps/system/countryCodes',
  origin: 'extension',
  value: v.object({ countries: v.array(country) }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  country: {
    list: countryList,
  },
} as const satisfies EndpointTree;
