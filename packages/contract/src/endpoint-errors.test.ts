import { expect, test } from 'vitest';
import { errorsOf } from './endpoint-errors.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { endpoints } from './index.ts';

/** Told by the frame, of addresses that are no call. */
const FRAME: readonly ErrorCode[] = ['method_not_allowed', 'not_found'];

test('every code of the catalogue may be answered by some call: none is there that nobody can meet', () => {
  const answered = new Set(Object.values(endpoints).flatMap((endpoint) => errorsOf(endpoint)));
  const unmet = ERROR_CODES.filter((code) => !answered.has(code) && !FRAME.includes(code));
  expect(unmet).toEqual([]);
});
