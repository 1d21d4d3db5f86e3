import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { defineWork, type Owed } from '@palpite/work/work-kind.ts';
import { work } from '#kernel/work/work.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const printReport = defineWork({
  name: 'report.print',
  payload: v.object({ report: v.number() }),
});
const whisper = defineWork({
  name: 'secret.whisper',
  sealed: true,
  payload: v.object({ text: v.string() }),
});

const operator = withOperator();

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'work' });
beforeEach(async () => {
  clear();
  await operator.services.database.delete(work);
});

const owe = async (owed: Owed, more: Partial<typeof work.$inferInsert> = {}) => {
  const { database, work: queue } = operator.services;
  await queue.oweAll(database, [owed]);
  const [row] = await database
    .update(work)
    .set({ state: 'open', ...more })
    .where(eq(work.key, owed.key))
    .returning({ id: work.id });
  return String(row?.id);
};
const failedReport = (report: number) =>
  owe(
    { kind: printReport, key: `report ${report}`, lane: 'reports', payload: { report } },
    { state: 'failed', attempts: 20, lastError: 'no paper', endedAt: operator.clock.now },
  );
const stateOf = async (id: string) => {
  const [row] = await operator.services.database
    .select()
    .from(work)
    .where(eq(work.id, Number(id)));
  return row;
};

test('staff see what waits and what failed: how much, since when and why', async () => {
  const id = await failedReport(1);
  await owe({ kind: printReport, key: 'report 2', lane: 'reports', payload: { report: 2 } });
  expect(await run()).toBe(0);
  const at = operator.clock.now.toISOString();
  expect(said.map((line) => line.split(/ {2,}/))).toEqual([
    ['kind', 'state', 'count', 'oldest due', 'last error'],
    ['report.print', 'failed', '1', at, 'no paper'],
    ['report.print', 'open', '1', at],
  ]);
  clear();
  await run('--kind', 'report.print');
  expect(said[1]?.split(/ {2,}/)).toEqual([
    id,
    'failed',
    'report 1',
    'reports',
    at,
    '20',
    'no paper',
  ]);
  clear();
  await run('show', id);
  expect(said.join('\n')).toContain('payload: {"report":1}');
});

test('a sealed payload stays sealed for staff', async () => {
  const id = await owe({ kind: whisper, key: 'whisper', payload: { text: 'code 123456' } });
  expect(await run('show', id)).toBe(0);
  expect(said.join('\n')).toContain('payload: sealed');
  expect(said.join('\n')).not.toContain('123456');
});

test('staff open failed work again, with all its attempts, and the audit says who', async () => {
  const id = await failedReport(3);
  expect(await run('retry', id)).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'open', attempts: 0, endedAt: null });
  const { rows } = await operator.services.database.execute(
    `select use_case, subject from operator.staff_action where use_case = 'work.retry'`,
  );
  expect(rows).toEqual([{ use_case: 'work.retry', subject: `work ${id}, report 3` }]);
});

test('staff drop work with a reason, once, and what is over is left as it is', async () => {
  const id = await failedReport(4);
  expect(await run('drop', id)).toBe(1);
  expect(await run('drop', id, 'it was printed by hand')).toBe(0);
  expect(await stateOf(id)).toMatchObject({
    state: 'dropped',
    lastError: 'it was printed by hand',
  });
  clear();
  expect(await run('retry', id)).toBe(1);
  expect(complained[0]).toBe(`Work ${id} is dropped; this action is not available.`);
  expect(await run('retry', '999999')).toBe(1);
});
