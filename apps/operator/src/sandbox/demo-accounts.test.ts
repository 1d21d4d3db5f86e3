import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import type { Seeded } from '#app.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { renewDemoPasswords, seedDemoAccounts } from './demo-accounts.ts';

const HOSTS: Record<string, string> = {
  palpite: 'localhost',
  lumen: 'en.localhost',
  trangvang: 'vn.localhost',
};

let operator: TestOperator;
let path: string;
beforeAll(async () => {
  operator = await createTestOperator();
  path = join(operator.services.config.dataDirectory, 'demo-accounts.json');
});
afterAll(() => operator.close());

function passwordOf({ demoAccounts }: Seeded): string {
  const found = demoAccounts.find(
    ({ brandCode, username }) => brandCode === 'palpite' && username === 'member',
  );
  return found?.password ?? '';
}

describe('seeding', () => {
  test('makes one account of each type and an affiliate for every brand, and each can sign in; all but the affiliate play', async () => {
    const { demoAccounts } = await operator.seed();
    expect(demoAccounts.map(({ brandCode, type }) => `${brandCode} ${type}`).toSorted()).toEqual(
      ['lumen', 'palpite', 'trangvang'].flatMap((brandCode) =>
        [0, 1, 1, 2, 41, 42].map((type) => `${brandCode} ${type}`),
      ),
    );
    for (const { brandCode, username, password, type, isMember } of demoAccounts) {
      const browser = operator.browser({ host: HOSTS[brandCode], brandCode });
      const side = isMember ? 'member' : 'agent';
      const { user, token } = await browser.client.call(endpoints.session.login, {
        body: { type: 'username', username, password, side },
      });
      expect(user).toMatchObject({ type, isMember });
      browser.token = token;
      const { sumBalance } = await browser.client.call(endpoints.wallet.getBalance);
      expect(BigInt(sumBalance)).toBeGreaterThan(0n);
    }
  });

  test('stores the passwords in the data folder, readable by this user alone', async () => {
    const { demoAccounts } = await operator.seed();
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(demoAccounts);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    for (const { password } of demoAccounts) expect(password).toMatch(/^(\w{4}-){2}\w{4}$/);
  });

  test('a second time changes nothing: not the passwords, not the balances', async () => {
    const first = await operator.seed();
    const count = () => operator.services.database.$count(account);
    const accounts = await count();
    expect(await operator.seed()).toEqual(first);
    expect(await count()).toBe(accounts);
    const browser = operator.browser();
    await browser.login('member', passwordOf(first));
    expect((await browser.client.call(endpoints.wallet.getBalance)).sumBalance).toBe('100000');
  });

  test('from another folder resets no password: those that the first process showed stay valid', async () => {
    const first = await operator.seed();
    await rm(path);
    const second = await operator.seed();
    expect(second.demoAccounts).toEqual([]);
    const { user } = await operator.browser().login('member', passwordOf(first));
    expect(user.account).toBe('member');
  });

  test('at the same time from two folders shows each only what it made itself', async () => {
    const one = await createTestOperator();
    const folder = await mkdtemp(join(tmpdir(), 'palpite-demo-'));
    const two = { ...one.services, config: { ...one.services.config, dataDirectory: folder } };
    const { openMoney } = one.modules.identity.own;
    const shown = await Promise.all([
      seedDemoAccounts(one.services, openMoney),
      seedDemoAccounts(two, openMoney),
    ]);
    expect(shown[0].length + shown[1].length).toBe(18);
    for (const { brandCode, username, password, isMember } of shown.flat()) {
      const browser = one.browser({ host: HOSTS[brandCode], brandCode });
      const side = isMember ? 'member' : 'agent';
      await browser.client.call(endpoints.session.login, {
        body: { type: 'username', username, password, side },
      });
    }
    await rm(folder, { recursive: true });
    await one.close();
  });

  test('of a lost folder’s accounts is restored by the command that renews the passwords', async () => {
    const renewed = await renewDemoPasswords(operator.services);
    expect(renewed).toHaveLength(18);
    const { demoAccounts } = await operator.seed();
    expect(demoAccounts).toEqual(renewed);
    const { user } = await operator.browser().login('member', passwordOf({ demoAccounts }));
    expect(user.account).toBe('member');
  });

  test('skips a player with the name of a demo account, whose password and code stay the player’s', async () => {
    const upgraded = await createTestOperator();
    const { id } = await upgraded.account({ username: 'affiliate' });
    const read = () => upgraded.services.database.select().from(account).where(eq(account.id, id));
    const before = await read();
    for (const { demoAccounts } of [await upgraded.seed(), await upgraded.seed()]) {
      const shown = demoAccounts.filter(({ brandCode }) => brandCode === 'palpite');
      expect(shown.map(({ username }) => username)).not.toContain('affiliate');
      expect(shown).toHaveLength(5);
    }
    expect(await read()).toEqual(before);
    await upgraded.close();
  });

  test('says what to do about an unreadable file', async () => {
    await writeFile(path, '{"half":');
    await expect(operator.seed()).rejects.toThrow(/demo-accounts\.json.*Delete it/);
    await rm(path);
  });

  test('makes none when the operator wants none', async () => {
    const plain = await createTestOperator({ config: { demoAccounts: false } });
    expect(await plain.seed()).toEqual({ demoAccounts: [] });
    expect(await plain.services.database.$count(account)).toBe(0);
    await plain.close();
  });
});

test('the demo agents are above the demo member', async () => {
  await operator.seed();
  const rows = await operator.services.database
    .select({ id: account.id, username: account.username, uplineId: account.uplineId })
    .from(account)
    .where(eq(account.brandCode, 'palpite'));
  const nameOf = (id: number | null) => rows.find((row) => row.id === id)?.username ?? null;
  expect(Object.fromEntries(rows.map((row) => [row.username, nameOf(row.uplineId)]))).toEqual({
    affiliate: null,
    agent1: null,
    agent2: 'agent1',
    agent41: 'agent1',
    agent42: 'agent41',
    member: 'agent2',
  });
});
