import { describe, expect, test } from 'vitest';
import { USE_CASES } from '#commands.ts';
import { withOperator } from '#testing/with-operator.ts';
import type { StaffActor } from './actor.ts';
import { perform } from './perform.ts';
import { hire } from './testing.ts';

const operator = withOperator();

const lastAction = async () => {
  const { rows } = await operator.database.pool.query<Record<string, unknown>>(
    'SELECT * FROM operator.staff_action ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
};

const nobody: StaffActor = { kind: 'staff', id: 0, name: 'nobody', roles: [] };

/** A member of staff with a row, since the audit names them. */
async function actorWith(roles: StaffActor['roles']): Promise<StaffActor> {
  const { name } = await hire(operator, ['support']);
  const { rows } = await operator.database.pool.query(
    'SELECT id FROM operator.staff WHERE name = $1',
    [name],
  );
  return { ...nobody, id: Number(rows[0].id), name, roles };
}

test('every use case is refused without its role, and the audit records it', async () => {
  const actor = await actorWith([]);
  for (const useCase of USE_CASES) {
    await expect(perform(operator.office, actor, useCase, {})).rejects.toMatchObject({
      code: 'role_missing',
    });
    expect(await lastAction()).toMatchObject({
      use_case: useCase.name,
      actor_name: actor.name,
      outcome: 'refused',
      error_code: 'role_missing',
    });
  }
});

const HOSTILE: readonly unknown[] = [
  null,
  'a text',
  42,
  ['a list'],
  { order: { $ne: '' } },
  { brand: ['palpite'], username: { toString: 'x' } },
  { ['__proto__']: { admin: true }, constructor: 'x' },
  { order: `W1'; DROP TABLE operator.staff; --`, locked: 'yes', surplus: 1 },
  { brand: 'x'.repeat(100_000), surplus: true },
];

test('input of another shape runs no use case, whatever the role', async () => {
  const admin = await actorWith(['support', 'content', 'cashier', 'risk', 'admin']);
  for (const useCase of USE_CASES) {
    for (const given of HOSTILE) {
      await expect(perform(operator.office, admin, useCase, given)).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
  }
  expect(await lastAction()).toMatchObject({ outcome: 'refused', error_code: 'invalid_input' });
});

describe('the audit', () => {
  test('can be added to and read by the operator’s processes, and neither changed nor emptied', async () => {
    const { pool } = operator.services;
    for (const statement of [
      `UPDATE operator.staff_action SET actor_name = 'somebody else'`,
      'DELETE FROM operator.staff_action',
      'TRUNCATE operator.staff_action',
      `UPDATE operator.staff_request SET input = '{}'`,
      'DELETE FROM operator.staff_request',
      'DELETE FROM operator.staff',
    ]) {
      await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('records who looked at what; a use case outside a single transaction has a line before and after', async () => {
    const clerk = await hire(operator, ['cashier']);
    const { username } = await operator.account();
    await clerk.type('accounts', 'show', 'palpite', username);
    expect(await lastAction()).toMatchObject({
      use_case: 'accounts.show',
      subject: `palpite/${username}`,
      outcome: 'done',
    });
    await clerk.type('verify-ledger');
    const { text } = await (await hire(operator, ['risk'])).type('audit', '--by', clerk.name);
    expect(text).toMatch(/ledger\.verify +done/);
    expect(text).toMatch(/ledger\.verify +begun/);
    expect(text.indexOf('done')).toBeLessThan(text.indexOf('begun'));
  });

  test('a look cannot write: the database refuses it', async () => {
    const look = USE_CASES.find(({ name }) => name === 'brand.list');
    if (look?.kind !== 'look') throw new Error('brand.list is no look');
    const actor = await actorWith(['support']);
    const writing = {
      ...look,
      run: ({ tx }: Parameters<typeof look.run>[0]) => tx.execute('DELETE FROM operator.chat_mute'),
    };
    await expect(perform(operator.office, actor, writing, {})).rejects.toMatchObject({
      cause: { code: '25006' },
    });
    expect(await lastAction()).toMatchObject({ outcome: 'failed', error_code: 'unexpected' });
  });
});
