import { lockWaits } from '@palpite/postgres/testing.ts';
import { expect, test } from 'vitest';
import { createTestOperator } from './operator.ts';

test('an operator whose clock was just set closes once the database’s clock has followed', async () => {
  const operator = await createTestOperator();
  const { pool } = operator.database;
  const holder = await pool.connect();
  await holder.query('begin; lock table ledger.setting in access exclusive mode');
  for (let second = 0; second < 3; second += 1) operator.clock.advance(1);
  await expect.poll(() => lockWaits(pool)).toBe(1);
  const closing = operator.close();
  await holder.query('rollback');
  holder.release();
  await closing;
  expect(await Promise.race([operator.clock.isSet(), 'under way'])).not.toBe('under way');
});
