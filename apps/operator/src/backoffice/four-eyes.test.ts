import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readWithdrawalOrder } from '@palpite/domain';
import { command, newWithdrawer, request } from '#modules/money/withdrawal/testing/withdrawals.ts';
import { logIn } from './log-in.ts';
import { type Clerk, hire, terminalOf } from './testing.ts';
import { withOperator } from '#testing/with-operator.ts';
import { withdrawalEvent } from '#modules/money/tables/withdrawal.table.ts';

const operator = withOperator({ config: {} });
let [first, second, third]: Clerk[] = [];
beforeAll(async () => {
  first = await hire(operator, ['cashier']);
  second = await hire(operator, ['cashier']);
  third = await hire(operator, ['cashier', 'support']);
});

const clerk = (one: Clerk | undefined) => {
  if (one === undefined) throw new Error('nobody was hired');
  return one;
};

const newOrder = async () => {
  const member = await newWithdrawer(operator);
  return (await request(member, 60_000)).withdrawal.order;
};

const approvals = async (order: string) => {
  const events = await operator.services.database
    .select()
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.withdrawalId, readWithdrawalOrder(order) ?? 0));
  return events.filter(({ event }) => event === 'approved').length;
};

/** The first requests an approval. @returns the order and the request's number */
async function requested() {
  const order = await newOrder();
  const { ended, text } = await clerk(first).type('withdrawal', 'approve', order);
  expect(ended).toBe(0);
  const [, number = ''] = /request (\d+)\./.exec(text) ?? [];
  return { order, number };
}

const actions = async (order: string) => {
  const { rows } = await operator.database.pool.query<Record<string, unknown>>(
    `SELECT actor_name AS by, use_case, outcome, error_code, confirmed_by, account_id IS NOT NULL AS account
     FROM operator.staff_action WHERE subject = $1 ORDER BY id`,
    [order],
  );
  return rows;
};

test('money leaves only when a second person confirms, and the audit names both', async () => {
  const { order, number } = await requested();
  expect(await approvals(order)).toBe(0);
  expect((await clerk(second).type('requests')).text).toMatch(
    new RegExp(`${number} +withdrawal.approve +${order} +${clerk(first).name} .*awaiting-review`),
  );
  expect(await clerk(second).type('confirm', number)).toEqual({
    ended: 0,
    text: `${order} is approved.`,
  });
  expect(await approvals(order)).toBe(1);
  const line = { by: clerk(first).name, use_case: 'withdrawal.approve', account: true };
  expect(await actions(order)).toEqual([
    { ...line, outcome: 'requested', error_code: null, confirmed_by: null },
    { ...line, outcome: 'done', error_code: null, confirmed_by: clerk(second).name },
  ]);
});

describe('a request', () => {
  test('is not confirmed by the person who made it, nor by one without the role', async () => {
    const { order, number } = await requested();
    const support = await hire(operator, ['support', 'risk', 'admin', 'content']);
    expect((await clerk(first).type('confirm', number)).text).toContain('A second person must');
    expect((await support.type('confirm', number)).text).toContain('has no role for');
    expect((await support.type('decline', number)).text).toContain('has no role for');
    expect(await approvals(order)).toBe(0);
    expect((await clerk(second).type('confirm', number)).ended).toBe(0);
  });

  test('that two confirm at once is done once', async () => {
    const { order, number } = await requested();
    const ended = await Promise.all(
      [second, third, second, third].map((one) => clerk(one).type('confirm', number)),
    );
    expect(ended.filter((each) => each.ended === 0)).toHaveLength(1);
    expect(ended.filter(({ text }) => text.includes('already confirmed'))).toHaveLength(3);
    expect(await approvals(order)).toBe(1);
  });

  test('whose order has changed is refused with its present state, and is over', async () => {
    const { order, number } = await requested();
    await command(operator, 'hold', order, 'Em análise');
    const refused = await clerk(second).type('confirm', number);
    expect(refused.ended).toBe(1);
    expect(refused.text).toMatch(new RegExp(`${order} has changed .* It is now: .*600\\.00 BRL`));
    expect(await approvals(order)).toBe(0);
    expect((await clerk(third).type('confirm', number)).text).toContain('already refused');
  });

  test('is over when it is declined or withdrawn, and when its requester is closed or has lost the role', async () => {
    const declined = await requested();
    expect((await clerk(second).type('decline', declined.number)).ended).toBe(0);
    const back = await requested();
    expect((await clerk(first).type('decline', back.number)).ended).toBe(0);
    for (const { number } of [declined, back]) {
      expect((await clerk(second).type('confirm', number)).text).toContain('already declined');
    }
    const owner = terminalOf(operator, undefined);
    const leaving = await hire(operator, ['cashier']);
    const asked = [await newOrder(), await newOrder()];
    const numbers: string[] = [];
    for (const order of asked) {
      const { text } = await leaving.type('withdrawal', 'approve', order);
      numbers.push(/request (\d+)\./.exec(text)?.[1] ?? '');
    }
    await owner.type('--as-owner', 'staff', 'roles', leaving.name, 'support');
    expect((await clerk(second).type('confirm', numbers[0] ?? '')).text).toContain(
      'has no role for',
    );
    await owner.type('--as-owner', 'staff', 'close', leaving.name);
    expect((await clerk(second).type('confirm', numbers[1] ?? '')).text).toContain('is closed');
    expect(await Promise.all(asked.map(approvals))).toEqual([0, 0]);
  });

  test('for the same is made once, and none is made for an act that would be refused', async () => {
    const { order } = await requested();
    expect((await clerk(second).type('withdrawal', 'approve', order)).text).toMatch(
      /Request \d+ already asks for this/,
    );
    expect((await clerk(second).type('withdrawal', 'pay', order)).text).toContain(
      'this action is not available',
    );
    const { rows } = await operator.database.pool.query(
      `SELECT FROM operator.staff_request WHERE subject = $1`,
      [order],
    );
    expect(rows).toHaveLength(1);
  });

  test('whose confirmation loses its connection is done whole or not at all', async () => {
    const { order, number } = await requested();
    const { pool } = operator.database;
    const blocker = await pool.connect();
    await blocker.query('BEGIN; LOCK TABLE operator.staff_action IN EXCLUSIVE MODE');
    const confirming = clerk(second).type('confirm', number);
    // By now it has approved the withdrawal and closed the request, and waits to write the audit.
    const endConnection = async () => {
      const { rowCount } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%staff_action%'`,
      );
      return rowCount;
    };
    await expect.poll(endConnection, { timeout: 60_000 }).toBe(1);
    await blocker.query('ROLLBACK');
    blocker.release();
    expect((await confirming).ended).toBe(1);
    expect(await approvals(order)).toBe(0);
    expect((await clerk(second).type('confirm', number)).ended).toBe(0);
    expect(await approvals(order)).toBe(1);
  });
});

test('the machine’s owner acts alone, and the audit says so', async () => {
  const order = await newOrder();
  expect((await command(operator, 'approve', order)).ended).toBe(0);
  const [line] = await actions(order);
  expect(line).toMatchObject({ use_case: 'withdrawal.approve', outcome: 'done' });
  const risk = await hire(operator, ['risk']);
  const { text } = await risk.type('audit', '--subject', order, '--owner');
  expect(text).toMatch(new RegExp(`\\(owner\\) +withdrawal.approve +${order} +done`));
});

test('a member of staff cannot add another one alone', async () => {
  const admin = await hire(operator, ['admin']);
  const { text } = await admin.type('staff', 'add', 'my-second-me', 'cashier');
  expect(text).toContain('a second person must confirm');
  const other = await hire(operator, ['admin']);
  const [, number = ''] = /request (\d+)\./.exec(text) ?? [];
  const confirmed = await other.type('confirm', number);
  expect(confirmed.text).toContain('Second half of the one-time password of my-second-me');
  const { rows } = await operator.database.pool.query(
    `SELECT row_to_json(a)::text AS kept FROM operator.staff_action a WHERE subject = 'my-second-me'
     UNION ALL SELECT row_to_json(r)::text FROM operator.staff_request r WHERE subject = 'my-second-me'`,
  );
  for (const half of [halfIn(text), halfIn(confirmed.text)]) {
    expect(JSON.stringify(rows)).not.toContain(half);
  }
});

/** Of a one-time password, in what a person read. */
const halfIn = (text: string) => {
  const [, half] = /half of the one-time password.*: (\w{4}-\w{4})$/m.exec(text) ?? [];
  if (half === undefined) throw new Error(`no half of a password in: ${text}`);
  return half;
};

test.each([
  ['add', 'new-person'],
  ['reset', undefined],
])(
  'of two people who decide on staff %s neither can log in as the person; with both halves that person can',
  async (verb, named) => {
    const [asker, second] = [await hire(operator, ['admin']), await hire(operator, ['admin'])];
    const name = named ?? (await hire(operator, ['support'])).name;
    const asked = await asker.type('staff', verb, name, ...(named ? ['cashier', 'admin'] : []));
    const [, number = ''] = /request (\d+)\./.exec(asked.text) ?? [];
    const first = halfIn(asked.text);
    expect((await asker.type('requests')).text).not.toContain(first);
    const other = halfIn((await second.type('confirm', number)).text);
    const { services } = operator;
    for (const password of [first, other, `${other}-${first}`]) {
      await expect(logIn(services, { name, password, code: '' })).rejects.toMatchObject({
        code: 'login_failed',
      });
    }
    expect(await logIn(services, { name, password: `${first}-${other}`, code: '' })).toMatchObject({
      kind: 'enrol',
    });
  },
);

test('a request expires after a day', async () => {
  const { order, number } = await requested();
  operator.clock.advance(86_400);
  const late = await hire(operator, ['cashier']);
  expect((await late.type('requests')).text).not.toContain(order);
  expect((await late.type('confirm', number)).text).toContain('expired at');
  expect(await approvals(order)).toBe(0);
});
