import { createHash } from 'node:crypto';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq } from 'drizzle-orm';
import { idempotentAnswer } from '../database/schema/frame.ts';
import type { Database } from '../database/transaction.ts';
import type { Answer } from './envelope.ts';
import type { RawInput } from './parse-input.ts';

/** What names one act of one caller for good. */
export interface ActKey {
  readonly scope: string;
  readonly operation: string;
  readonly key: string;
  readonly inputHash: Buffer;
}

const KEY_PATTERN = /^[\w-]{16,64}$/;

/**
 * Reads the key of a call that needs one.
 * @throws ContractError idempotency_key_required | invalid_request
 */
export function readActKey(
  endpoint: Endpoint,
  operation: string,
  scope: string,
  header: string | undefined,
  input: RawInput,
): ActKey | null {
  if (endpoint.idempotency !== 'key') return null;
  if (header === undefined) throw new ContractError('idempotency_key_required');
  if (!KEY_PATTERN.test(header)) {
    throw new ContractError('invalid_request', {
      fields: [{ field: 'Idempotency-Key', reason: 'expected 16 to 64 letters, digits, - or _' }],
    });
  }
  const text = JSON.stringify([input.query.toString(), input.body ?? null]);
  return { scope, operation, key: header, inputHash: createHash('sha256').update(text).digest() };
}

/**
 * Does the act, or answers what it answered before. The key is taken in the act's own transaction: a second
 * call with it waits for the first; if that one rolls back, its key is free again, for nothing was done.
 * @throws ContractError idempotency_key_reused when the key came before with another query or body
 */
export async function once(
  tx: Database,
  act: ActKey | null,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (act === null) return work();
  const { scope, operation, key, inputHash } = act;
  const taken = await tx
    .insert(idempotentAnswer)
    .values({ scope, operation, key, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key });
  const sameKey = and(
    eq(idempotentAnswer.scope, scope),
    eq(idempotentAnswer.operation, operation),
    eq(idempotentAnswer.key, key),
  );
  if (taken.length === 1) {
    const answer = await work();
    await tx
      .update(idempotentAnswer)
      .set({ status: answer.status, answer: answer.envelope })
      .where(sameKey);
    return answer;
  }
  const [before] = await tx.select().from(idempotentAnswer).where(sameKey);
  if (before === undefined || !before.inputHash.equals(inputHash)) {
    throw new ContractError('idempotency_key_reused');
  }
  if (before.status === null || before.answer === null) throw new Error('an act left no answer');
  return {
    status: before.status,
    envelope: before.answer,
    headers: { 'Idempotency-Replayed': 'true' },
  };
}
