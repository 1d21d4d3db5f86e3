import { createHash } from 'node:crypto';
import type { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { verificationCode } from '../tables/codes.table.ts';
import { otherThan } from './testing/codes.ts';
import { type CodeTarget, issueCode, readCode, sweepCodes } from './verification-code.ts';

const operator = withOperator();

let lastNumber = 0;
const freshTarget = (more: Partial<CodeTarget> = {}): CodeTarget => ({
  brandCode: 'palpite',
  purpose: 'register',
  recipient: `+5511${++lastNumber}`,
  ...more,
});

const issue = (target: CodeTarget, accountId: number | null = null) =>
  issueCode(operator.services, target, accountId, operator.clock.now);
/** One that differs from another: of a million codes, two can be the same. */
const issueOther = async (target: CodeTarget, than: string) => {
  let issued = await issue(target);
  while (issued.code === than) issued = await issue(target);
  return issued;
};
const read = (target: CodeTarget, typed: string) =>
  readCode(operator.services, target, typed, operator.clock.now);
const use = async (target: CodeTarget, typed: string) => {
  const right = await read(target, typed);
  return inTransaction(operator.services.pool, async ({ tx }) => (await right?.use(tx)) ?? null);
};
/** The outcome of a try: null when there was no code, otherwise whether it was right, or why not. */
const outcome = (target: CodeTarget, typed: string) =>
  read(target, typed).then(
    (right) => (right === null ? 'gone' : 'right'),
    (error: ContractError) => error.code,
  );

test('a code has six digits, is right with spaces around it, and names the account that it opens', async () => {
  const { id } = await operator.account();
  const target = freshTarget({ purpose: 'login' });
  const { code } = await issue(target, id);
  expect(code).toMatch(/^\d{6}$/);
  expect((await read(target, ` ${code} `))?.accountId).toBe(id);
});

test('a code is valid for ten minutes of the operator’s clock, and not a moment longer', async () => {
  const target = freshTarget();
  const { code, expiresAt } = await issue(target);
  expect(expiresAt.getTime() - operator.clock.now.getTime()).toBe(600_000);
  operator.clock.advance(599);
  expect(await outcome(target, code)).toBe('right');
  operator.clock.advance(1);
  expect(await outcome(target, code)).toBe('verification_code_expired');
});

test('five wrong tries end it: then the right one is refused too', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await outcome(target, otherThan(code))).toBe('verification_code_invalid');
  }
  expect(await outcome(target, code)).toBe('verification_code_expired');
});

test('tries at the same moment are all counted: of twenty, five are compared', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(target, otherThan(code))),
  );
  expect(outcomes.filter((each) => each === 'verification_code_invalid')).toHaveLength(5);
  expect(outcomes.filter((each) => each === 'verification_code_expired')).toHaveLength(15);
});

test('checking it with the right code costs no try, so a form can be corrected and sent again', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  for (let looked = 0; looked < 8; looked += 1) expect(await outcome(target, code)).toBe('right');
  expect(await use(target, code)).toBe(true);
});

test('it is used once: afterwards there is no such code', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  expect(await use(target, code)).toBe(true);
  expect(await outcome(target, code)).toBe('gone');
});

test('of two with the right code at the same moment, one uses it', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  const rights = await Promise.all([read(target, code), read(target, code), read(target, code)]);
  const used = await Promise.all(
    rights.map((right) => inTransaction(operator.services.pool, async ({ tx }) => right?.use(tx))),
  );
  expect(used.toSorted()).toEqual([false, false, true]);
});

test('work that rolls back leaves the code as it was', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  const right = await read(target, code);
  await expect(
    inTransaction(operator.services.pool, async ({ tx }) => {
      await right?.use(tx);
      throw new Error('refused for another reason');
    }),
  ).rejects.toThrow('refused for another reason');
  expect(await use(target, code)).toBe(true);
});

test('it is valid only for its purpose, its number and its brand', async () => {
  const target = freshTarget();
  const { code } = await issue(target);
  for (const elsewhere of [
    { ...target, purpose: 'login' },
    { ...target, purpose: 'password' },
    { ...target, recipient: '+5521999999999' },
    { ...target, brandCode: 'lumen' },
  ] as const) {
    expect(await outcome(elsewhere, code)).toBe('gone');
    await issueOther(elsewhere, code);
    expect(await outcome(elsewhere, code)).toBe('verification_code_invalid');
  }
  expect(await outcome(target, code)).toBe('right');
});

test('another code replaces it, with tries of its own', async () => {
  const target = freshTarget();
  const first = await issue(target);
  await outcome(target, otherThan(first.code));
  const second = await issueOther(target, first.code);
  expect(await outcome(target, first.code)).toBe('verification_code_invalid');
  expect(await outcome(target, second.code)).toBe('right');
});

test('the database contains neither the code nor the number, nor a plain hash of either', async () => {
  const target = freshTarget({ recipient: '+5511977770000' });
  const { code } = await issue(target);
  const rows = await operator.services.database.select().from(verificationCode);
  const kept = JSON.stringify(
    rows.map((row) => [row.targetHash.toString('hex'), row.codeHash.toString('hex')]),
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const text of [code, target.recipient]) {
    expect(JSON.stringify(rows)).not.toContain(`"${text}"`);
    expect(kept).not.toContain(hash(text));
  }
});

test('codes that ended a day ago are swept, others stay', async () => {
  const [old, recent] = [freshTarget(), freshTarget()];
  const first = await issue(old);
  operator.clock.advance(86_400);
  const second = await issue(recent);
  operator.clock.advance(900);
  await sweepCodes(operator.services.database, new Date(operator.clock.now.getTime() - 86_400_000));
  expect(await outcome(old, first.code)).toBe('gone');
  expect(await outcome(recent, second.code)).toBe('verification_code_expired');
});
