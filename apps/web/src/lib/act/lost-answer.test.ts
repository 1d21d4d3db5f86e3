import { CallError } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './lost-answer.ts';

const refused = (code: ErrorCode, status: number) =>
  new CallError('refused', {
    endpoint: lotteryPlaceSlip,
    act: { requestId: 'request', idempotencyKey: 'key' },
    code,
    status,
  });
const lost = (kind: 'network' | 'offline') =>
  new CallError(kind, {
    endpoint: lotteryPlaceSlip,
    act: { requestId: 'request', idempotencyKey: 'key' },
  });

test.each([
  ['a refusal of the act itself', refused('insufficient_funds', 409), 'not done', 'not done'],
  ['a refusal of anything', refused('too_many_requests', 429), 'not done', 'unknown'],
  ['a session that has ended', refused('session_expired', 401), 'not done', 'unknown'],
  ['a fault of the server', refused('internal_error', 500), 'unknown', 'unknown'],
  ['a used key', refused('idempotency_key_reused', 422), 'done', 'done'],
  ['no answer', lost('network'), 'unknown', 'unknown'],
  ['what is no answer at all', new Error('the page failed'), 'unknown', 'unknown'],
] as const)(
  '%s says of a first act and of a repeated one what is known of it, and no more',
  (_what, error, first, repeated) => {
    expect(outcomeOf(lotteryPlaceSlip, error, false)).toBe(first);
    expect(outcomeOf(lotteryPlaceSlip, error, true)).toBe(repeated);
  },
);
