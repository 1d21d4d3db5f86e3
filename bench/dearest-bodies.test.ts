import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dearestBodies } from './dearest-bodies.ts';

const LIMIT = 65_536;

const withBody: readonly (readonly [string, NonNullable<Endpoint['body']>])[] = eachEndpoint(
  endpoints,
).flatMap(({ name, endpoint }) => (endpoint.body === undefined ? [] : [[name, endpoint.body]]));

test.each(withBody)(
  'the largest body of %s is one that it takes, within the limit',
  (_, schema) => {
    const bodies = dearestBodies(schema, LIMIT);
    const largest = bodies.find(({ what }) => what === 'largest');
    expect(v.is(schema, largest?.body)).toBe(true);
    for (const { body } of bodies) {
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(LIMIT);
    }
  },
);
