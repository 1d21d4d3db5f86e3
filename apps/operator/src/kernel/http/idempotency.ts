import { createHmac } from 'node:crypto';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SecretBox } from '../secrets/secret-box.ts';
import { type Answer, doneAnswer } from './envelope.ts';
import { idempotentAnswer } from './idempotent-answer.table.ts';
import type { RawInput } from './parse-input.ts';

/**
 * Acts that are done once, however often they are sent. Rows are kept for ever; inputs contain passwords and answers
 * contain tokens, so the input is stored as a keyed hash and the answer sealed: neither can be read from the database
 * alone. Only an act that is one call of the database keeps its answer's value as it is: it holds no secret.
 */

/** The permanent name of one act of one caller. */
export interface ActKey {
  readonly scope: string;
  /** The constant of the call. Rows are kept for ever: renaming a call makes its earlier keys unknown. */
  readonly operation: string;
  readonly key: string;
  readonly inputHash: Buffer;
  /** The shape of what is answered. */
  readonly value: Endpoint['value'];
}

/** A refusal rolls back the act with its key, so a stored answer is always that of an act that was done. */
const keptEnvelope = v.object({
  success: v.literal(true),
  message: v.literal('ok'),
  value: v.unknown(),
});

const KEY_PATTERN = /^[\w-]{16,64}$/;

/**
 * Reads the key of a call that needs one.
 * @throws ContractError idempotency_key_required | invalid_request
 */
export function readActKey(
  secrets: SecretBox,
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
  // Keyed: a plain hash of a body with a password in it could be brute-forced offline, at a billion guesses a second.
  const inputHash = createHmac('sha256', secrets.derive('act input')).update(text).digest();
  return { scope, operation, key: header, inputHash, value: endpoint.value };
}

/**
 * Does the act, or answers as before. The key is inserted in the act's own transaction: a second call with it waits
 * for the first; if that one rolls back, its key is free again, for nothing was done.
 * @throws ContractError idempotency_key_reused when the key came before with another query or body
 */
export async function once(
  { tx, secrets }: { readonly tx: Database; readonly secrets: SecretBox },
  act: ActKey | null,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (act === null) return work();
  const { scope, operation, key, inputHash } = act;
  const taken = await takeKey(tx).execute({ scope, operation, key, inputHash, createdAt: now });
  if (taken.length === 1) {
    const answer = await work();
    const sealed = await secrets.seal('kept-answer', JSON.stringify(answer.envelope));
    const kept = { scope, operation, key, status: answer.status, answer: sealed };
    await keepAnswer(tx).execute(kept);
    return answer;
  }
  return leftAnswer({ database: tx, secrets }, act);
}

/**
 * Does an act that is one call of the database: it takes the key, acts and keeps the answer in a transaction of its own.
 * It is tried by what is in memory, and again by what is there. A repeat is looked up only where the act finds its key
 * used, or is refused: it may be refused for what has changed since it was done.
 * @param renew reads the caller before it is tried again; one who is refused then learns no kept answer
 * @param work answers null where the key was used before, and `stale` where it is to be tried again
 * @throws ContractError idempotency_key_reused when the key came before with another query or body
 */
export async function onceInOneCall(
  services: { readonly database: Database; readonly secrets: SecretBox },
  act: ActKey,
  renew: () => Promise<void>,
  work: (isFresh: boolean) => Promise<Answer | 'stale' | null>,
): Promise<Answer> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await renew();
    const answer = await refusedAfter(services, act, () => work(attempt > 1));
    if (answer === null) return leftAnswer(services, act);
    if (answer !== 'stale') return answer;
  }
  throw new Error('what an act was to go by changed while it was done');
}

/** A change may come between the reading and the act; so often in a row it does not. */
const ATTEMPTS = 3;

/**
 * What the work answers; where it is refused, the answer that the act was given before comes first: the act itself, done in
 * the meantime by the first request, may be what a repeat is refused for.
 */
export async function refusedAfter<Done>(
  services: { readonly database: Database; readonly secrets: SecretBox },
  act: ActKey,
  work: () => Promise<Done>,
): Promise<Done | Answer> {
  try {
    return await work();
  } catch (refusal) {
    const before = refusal instanceof ContractError ? await answeredBefore(services, act) : null;
    if (before === null) throw refusal;
    return before;
  }
}

/** The answer of an act whose key is taken. */
async function leftAnswer(
  services: { readonly database: Database; readonly secrets: SecretBox },
  act: ActKey,
): Promise<Answer> {
  const before = await answeredBefore(services, act);
  if (before === null) throw new Error('an act left no answer');
  return before;
}

/**
 * The answer of an act that was done; null otherwise. Read before the slow part of a call too, so that a repeat
 * neither hashes a password again nor needs a captcha that the first request has used up.
 * @throws ContractError idempotency_key_reused when the key came before with another query or body
 */
export async function answeredBefore(
  { database, secrets }: { readonly database: Database; readonly secrets: SecretBox },
  act: ActKey,
): Promise<Answer | null> {
  const { scope, operation, key } = act;
  const [before] = await answerOf(database).execute({ scope, operation, key });
  if (before === undefined) return null;
  if (!before.inputHash.equals(act.inputHash)) throw new ContractError('idempotency_key_reused');
  const headers = { 'Idempotency-Replayed': 'true' };
  // Parsed as the first answer was, which makes the two the same text.
  if (before.value !== null) return { ...doneAnswer(v.parse(act.value, before.value)), headers };
  if (before.status === null || before.answer === null) return null;
  const envelope = JSON.parse(await secrets.open('kept-answer', before.answer));
  return { status: before.status, envelope: v.parse(keptEnvelope, envelope), headers };
}

const isNamed = and(
  eq(idempotentAnswer.scope, sql.placeholder('scope')),
  eq(idempotentAnswer.operation, sql.placeholder('operation')),
  eq(idempotentAnswer.key, sql.placeholder('key')),
);

/** The statements of every act, built and planned once. */
const takeKey = prepared((tx) =>
  tx
    .insert(idempotentAnswer)
    .values({
      scope: sql.placeholder('scope'),
      operation: sql.placeholder('operation'),
      key: sql.placeholder('key'),
      inputHash: sql.placeholder('inputHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key })
    .prepare('take-act-key'),
);

const keepAnswer = prepared((tx) =>
  tx
    .update(idempotentAnswer)
    .set({
      status: sql`${sql.placeholder('status')}::smallint`,
      answer: sql`${sql.placeholder('answer')}`,
    })
    .where(isNamed)
    .prepare('keep-act-answer'),
);

const answerOf = prepared((database) =>
  database.select().from(idempotentAnswer).where(isNamed).prepare('answer-of-act'),
);
