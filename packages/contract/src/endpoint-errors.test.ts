import { expect, test } from 'vitest';
import { errorsOf } from './endpoint-errors.ts';
import { eachEndpoint } from './endpoint-tree.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { endpoints } from './index.ts';

/** Returned by the frame, for addresses that are not a call. */
const FRAME: readonly ErrorCode[] = ['method_not_allowed', 'not_found'];

test('every code of the catalogue may be answered by some call', () => {
  const answered = new Set(eachEndpoint(endpoints).flatMap(({ endpoint }) => errorsOf(endpoint)));
  const unmet = ERROR_CODES.filter((code) => !answered.has(code) && !FRAME.includes(code));
  expect(unmet).toEqual([]);
});
