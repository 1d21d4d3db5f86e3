import { randomBytes } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { lockWaits } from '@palpite/postgres/testing.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  game as gameTable,
  vendor as vendorTable,
} from '#modules/catalogue/tables/catalogue.table.ts';
import { reconciliationDifference } from '#modules/seamless/tables/vendor-session.table.ts';
import { session } from '#modules/identity/tables/session.table.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { testTerminal } from './testing.ts';

const { operator } = withGameHost();

const { said, complained, run, clear } = testTerminal(() => operator, {
  further: [
    {
      name: 'backup',
      usage: '<file>',
      summary: 'Write a backup',
      audited: true,
      run: async ([file = ''], say) => say(`backup in ${file}`),
    },
  ],
});
beforeEach(clear);

const status = (language: 'PT' | 'EN' = 'PT') =>
  operator.browser({ language }).client.call(endpoints.system.getStatus, { query: {} });

describe('typed commands', () => {
  test('nothing, or help, shows every command with its description', async () => {
    expect(await run()).toBe(0);
    for (const name of ['brand flag', 'catalogue fill', 'verify-ledger', 'keys rotate', 'backup']) {
      expect(said.join('\n')).toContain(name);
    }
    expect(await run('brand', '--help')).toBe(0);
  });

  test('an unknown command exits with 2 and shows the known ones', async () => {
    expect(await run('brand', 'burn')).toBe(2);
    expect(complained[0]).toBe('Unknown command "brand burn".');
    expect(complained.join('\n')).toContain('brand status');
  });

  test('a missing word, an unknown option: reported in a sentence, with the usage, and 1', async () => {
    expect(await run('brand', 'flag', 'palpite')).toBe(1);
    expect(complained).toEqual([
      'Missing flag.',
      'Usage: npm run operator -- brand flag <brand> <FLAG> on|off',
    ]);
    expect(await run('brand', 'list', '--loudly')).toBe(1);
  });

  test('the caller’s further commands run too', async () => {
    expect(await run('backup', '/tmp/x')).toBe(0);
    expect(said).toEqual(['backup in /tmp/x']);
  });
});

describe('brand', () => {
  test('list and show print the current state', async () => {
    expect(await run('brand', 'list')).toBe(0);
    expect(said.join('\n')).toMatch(/palpite +Palpite +localhost/);
    expect(await run('brand', 'show', 'palpite')).toBe(0);
    expect(said.join('\n')).toMatch(/FREEPLAY3 +on/);
  });

  test('a flag is switched for players, without a restart, and reset undoes it', async () => {
    expect(await run('brand', 'flag', 'palpite', 'FREEPLAY3', 'off')).toBe(0);
    const flag = async () => (await status()).flags.find(({ modId }) => modId === 'FREEPLAY3');
    expect((await flag())?.enabled).toBe(0);
    expect(await run('brand', 'show', 'palpite')).toBe(0);
    expect(said.join('\n')).toMatch(/FREEPLAY3 +off +changed here/);
    expect(await run('brand', 'reset', 'palpite')).toBe(0);
    expect((await flag())?.enabled).toBe(1);
  });

  test('a setting accepts only values of the brand’s schema', async () => {
    expect(await run('brand', 'set', 'palpite', 'homeRails', '["hot","recent"]')).toBe(0);
    expect((await status()).settings.homeRails).toEqual(['hot', 'recent']);
    expect(await run('brand', 'set', 'palpite', 'minimumAge', '12')).toBe(1);
    expect(complained[0]).toMatch(/Invalid value "12" for minimumAge/);
    expect(await run('brand', 'set', 'palpite', 'css', 'x')).toBe(1);
    expect(complained.join('\n')).toContain('Invalid setting "css"');
    await run('brand', 'reset', 'palpite');
  });

  test('[REG-08] the fields of registration follow a command', async () => {
    const rules = async () =>
      (await operator.browser().client.call(endpoints.system.getRegisterSettings, {})).rules;
    expect((await rules()).wechat).toBeUndefined();
    expect(await run('brand', 'field', 'palpite', 'wechat', 'required')).toBe(0);
    expect((await rules()).wechat).toMatchObject({ enabled: true, required: true });
    expect(await run('brand', 'show', 'palpite')).toBe(0);
    expect(said.join('\n')).toMatch(/wechat +required +changed here/);
    expect(await run('brand', 'field', 'palpite', 'wechat', 'optional')).toBe(0);
    expect((await rules()).wechat).toMatchObject({ enabled: true, required: false });
    expect(await run('brand', 'field', 'palpite', 'wechat', 'off')).toBe(0);
    expect((await rules()).wechat).toBeUndefined();
    expect(await run('brand', 'field', 'palpite', 'password', 'off')).toBe(1);
    expect(await run('brand', 'field', 'palpite', 'paymentPassword', 'optional')).toBe(1);
    await run('brand', 'reset', 'palpite');
  });

  test('a text of the site is replaced in one language, until it is reset', async () => {
    const text = 'You have {count} messages.';
    expect(await run('brand', 'text', 'palpite', 'EN', text, '{count} letters wait.')).toBe(0);
    expect((await status('EN')).info.texts).toEqual({ [text]: '{count} letters wait.' });
    expect((await status()).info.texts).toEqual({});
    expect(await run('brand', 'show', 'palpite')).toBe(0);
    expect(said.join('\n')).toContain('{count} letters wait.');
    expect(await run('brand', 'text', 'palpite', 'EN', text, 'Letters wait.')).toBe(1);
    expect(complained[0]).toContain('contains {count}: the own text must contain the same');
    expect(await run('brand', 'text', 'palpite', 'EN', text)).toBe(0);
    expect((await status('EN')).info.texts).toEqual({});
  });

  test('the site is closed with an end, and opened again', async () => {
    expect(
      await run('brand', 'status', 'palpite', 'maintenance', '--until', '2026-03-02T18:00:00Z'),
    ).toBe(0);
    expect(await status()).toMatchObject({
      status: 1,
      maintenance: { maintenanceEnd: '2026-03-02T18:00:00.000Z' },
    });
    expect(await run('brand', 'status', 'palpite', 'restricted')).toBe(0);
    expect((await status()).status).toBe(2);
    expect(await run('brand', 'status', 'palpite', 'normal')).toBe(0);
    expect(await status()).toMatchObject({ status: 0, maintenance: null });
    expect(await run('brand', 'status', 'palpite', 'normal', '--until', 'tomorrow')).toBe(1);
  });
});

describe('catalogue', () => {
  test('a game and a vendor are closed and opened', async () => {
    const { database } = operator.services;
    const closed = async () => {
      const [row] = await database
        .select()
        .from(gameTable)
        .where(eq(gameTable.code, 'lines-jungle-001'));
      return row?.maintenance;
    };
    expect(await run('catalogue', 'maintenance', 'lines-jungle-001', 'on')).toBe(0);
    expect(await closed()).toBe(true);
    expect(await run('catalogue', 'maintenance', 'lines-jungle-001', 'off')).toBe(0);
    expect(await closed()).toBe(false);
    expect(await run('catalogue', 'maintenance', 'TUCF', 'on')).toBe(0);
    expect(said.at(-1)).toBe('Tucano Forge is under maintenance.');
    expect(await run('catalogue', 'maintenance', 'TUCF', 'off')).toBe(0);
    expect(await run('catalogue', 'maintenance', 'nothing', 'on')).toBe(1);
  });

  test('is filled to a size and never beyond the available games', async () => {
    expect(await run('catalogue', 'fill', '3010')).toBe(0);
    expect(said).toEqual(['10 games added.']);
    expect(await run('catalogue', 'fill', '99999')).toBe(1);
    expect(await run('catalogue', 'list')).toBe(0);
    expect(await run('catalogue', 'list', '--closed')).toBe(0);
  });
});

describe('accounts and sessions', () => {
  test('an account is shown with its money, locked and unlocked', async () => {
    const { username } = await operator.account();
    expect(await run('accounts', 'show', 'palpite', username.toUpperCase())).toBe(0);
    expect(said.join('\n')).toMatch(/balance +1000\.00 BRL/);
    const browser = operator.browser();
    await browser.login(username);
    expect(await run('accounts', 'lock', 'palpite', username)).toBe(0);
    await expect(browser.client.call(endpoints.member.get)).rejects.toMatchObject({
      code: 'session_expired',
    });
    expect(await run('accounts', 'unlock', 'palpite', username)).toBe(0);
    await expect(operator.browser().login(username)).resolves.toBeDefined();
    expect(await run('accounts', 'list', 'palpite')).toBe(0);
    expect(said.join('\n')).toContain(username);
    expect(await run('accounts', 'show', 'palpite', 'nobody')).toBe(1);
  });

  test('the sessions of one account, or of a whole brand, are ended', async () => {
    const first = await operator.signedIn();
    const second = await operator.signedIn();
    const { username } = await first.client.call(endpoints.member.get).then((info) => ({
      username: info.account,
    }));
    expect(await run('sessions', 'revoke', 'palpite', username)).toBe(0);
    await expect(first.client.call(endpoints.member.get)).rejects.toMatchObject({
      code: 'session_expired',
    });
    await expect(second.client.call(endpoints.member.get)).resolves.toBeDefined();
    expect(await run('sessions', 'revoke', 'palpite', '--all')).toBe(0);
    await expect(second.client.call(endpoints.member.get)).rejects.toMatchObject({
      code: 'session_expired',
    });
  });
});

test('ending all sessions also ends that of a concurrent login', async () => {
  const browser = await operator.signedIn();
  const mine = eq(session.accountId, browser.accountId ?? 0);
  let code: Promise<number> = Promise.resolve(1);
  await inTransaction(operator.services.pool, async ({ tx }) => {
    const [open] = await tx.select().from(session).where(mine);
    if (!open) throw new Error('there is no session');
    const { id: _, ...row } = open;
    await tx.insert(session).values({ ...row, tokenHash: randomBytes(32) });
    code = run('sessions', 'revoke', 'palpite', '--all');
    await expect.poll(() => lockWaits(operator.database.pool), { timeout: 60_000 }).toBe(1);
  });
  expect(await code).toBe(0);
  const rows = await operator.services.database.select().from(session).where(mine);
  expect(rows).toHaveLength(2);
  expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
});

describe('money', () => {
  test('the ledger is verified: 0 when it balances, otherwise 1 and the errors', async () => {
    expect(await run('verify-ledger')).toBe(0);
    expect(said.at(-1)).toBe('The ledger is consistent.');
    const { username } = await operator.account();
    expect(username).toBeDefined();
    await operator.database.pool.query(
      `update ledger.account set balance_minor = balance_minor + 1 where ref = (select ref from ledger.account where guarded limit 1)`,
    );
    expect(await run('verify-ledger')).toBe(1);
    expect(complained[0]).toMatch(/is inconsistent/);
    await operator.database.pool.query(
      `update ledger.account set balance_minor = balance_minor - 1 where ref = (select ref from ledger.account where guarded limit 1)`,
    );
  });

  test('reconcile is 0 with nothing open, 1 with a difference, and resolve closes it with a note', async () => {
    expect(await run('reconcile')).toBe(0);
    expect(said).toContain('There are no open differences.');
    const [row] = await operator.services.database
      .insert(reconciliationDifference)
      .values({
        vendorCode: 'TUCF',
        transactionId: 't1',
        kind: 'missing_here',
        foundAt: operator.clock.now,
      })
      .returning({ id: reconciliationDifference.id });
    expect(await run('reconcile')).toBe(1);
    expect(said.join('\n')).toMatch(/TUCF +missing_here +t1/);
    expect(await run('reconcile', 'resolve', String(row?.id), 'x')).toBe(1);
    expect(await run('reconcile', 'resolve', String(row?.id), 'paid by hand, ticket 12')).toBe(0);
    expect(await run('reconcile')).toBe(0);
  });

  test('a vendor’s secret and the payload key are renewed', async () => {
    const before = await operator.vendorSecrets();
    expect(await run('keys', 'rotate', 'TUCF')).toBe(0);
    operator.clock.advance(11);
    const after = await operator.vendorSecrets();
    expect(after.TUCF).not.toBe(before.TUCF);
    expect(after.MFOX).toBe(before.MFOX);
    const kid = async () => (await status()).encryption.keys[0]?.kid;
    const old = await kid();
    operator.clock.advance(1);
    expect(await run('keys', 'rotate', 'payload')).toBe(0);
    expect(await kid()).not.toBe(old);
    expect(await run('keys', 'rotate', 'NOSUCH')).toBe(1);
    const [row] = await operator.services.database
      .select()
      .from(vendorTable)
      .where(eq(vendorTable.code, 'TUCF'));
    expect(row?.sealedSecret).not.toContain(after.TUCF ?? 'x');
  });
});
