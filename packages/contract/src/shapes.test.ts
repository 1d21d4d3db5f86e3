import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eachEndpoint } from './endpoint-tree.ts';
import { endpoints, readQuery, writeQuery } from './index.ts';
import { REFUSAL_VALUES } from './refusal.ts';
import { arbitraryOf } from './testing/arbitrary.ts';
import { VENDOR_CALLS, vendorTransactionsAnswer } from './vendor-wallet.ts';

/** The wire carries exactly what was sent: every shape survives JSON, and parsing adds and loses nothing. */

const RUNS = { numRuns: 40 };

function survivesJson(schema: v.GenericSchema): void {
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => {
      const sent: unknown = JSON.parse(JSON.stringify(value));
      expect(v.parse(schema, sent)).toEqual(value);
      expect(JSON.stringify(v.parse(schema, sent))).toBe(JSON.stringify(value));
    }),
    RUNS,
  );
}

const calls = eachEndpoint(endpoints);

describe('every shape of the contract survives the wire', () => {
  test.each(calls)('the answer of $name', ({ endpoint }) => survivesJson(endpoint.value));

  test.each(
    calls.flatMap(({ name, endpoint: { body } }) =>
      body === undefined ? [] : [[name, body] as const],
    ),
  )('the body of %s', (_name, body) => survivesJson(body));

  test.each(Object.entries<v.GenericSchema>(REFUSAL_VALUES))(
    'what the refusal %s carries',
    (_code, schema) => survivesJson(schema),
  );

  test.each(Object.entries(VENDOR_CALLS))('the vendor call %s', (_name, { request, answer }) => {
    survivesJson(request);
    survivesJson(answer);
  });

  test('the vendor’s list of transactions', () => survivesJson(vendorTransactionsAnswer));
});

describe('every query survives the address', () => {
  test.each(
    calls.flatMap(({ name, endpoint: { query } }) =>
      query === undefined ? [] : [[name, query] as const],
    ),
  )('the query of %s', (_name, query) => {
    fc.assert(
      fc.property(arbitraryOf(query), (value) => {
        const address = new URLSearchParams(writeQuery(Object(value)).toString());
        const read = v.parse(query, readQuery(query, address));
        // A list without items leaves no trace in an address.
        const kept = Object.entries(Object(value)).filter(
          ([, item]) => item !== undefined && !(Array.isArray(item) && item.length === 0),
        );
        expect(read).toEqual(Object.fromEntries(kept));
      }),
      RUNS,
    );
  });
});

test('a column that nobody listed does not get through an answer’s shape', () => {
  const { value } = endpoints.wallet.getBalance;
  const answer = {
    sumBalance: '100',
    held: '0',
    versions: { sumBalance: '1', held: '0' },
    currency: 'BRL',
    asOf: '2026-01-01T00:00:00Z',
  };
  expect(v.parse(value, { ...answer, passwordHash: 'x' })).toEqual(answer);
});
