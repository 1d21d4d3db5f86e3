import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';

export const customerServiceListPaths = endpoint({
  summary: 'The addresses of customer service; the one of type 3 is encrypted',
  method: 'GET',
  path: '/wps/customerService/paths',
  origin: 'extension',
  token: 'optional',
  query: v.object({ channel: v.optional(v.picklist(['live', 'vip'])) }),
  value: v.object({
    paths: v.array(
      v.object({
        type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
        /** For type 3: DES-ECB with PKCS#7 as base64, then the key in the last 8 characters. */
        path: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)),
      }),
    ),
  }),
  errors: ['unavailable'],
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  customerService: {
    listPaths: customerServiceListPaths,
  },
} as const satisfies EndpointTree;
