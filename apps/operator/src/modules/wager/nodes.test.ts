import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { createTestDatabase } from '@palpite/postgres/testing.ts';
import { runMigrations } from '@palpite/server/database/migrate.ts';
import { inTransaction, openDatabase } from '@palpite/server/database/transaction.ts';
import type { Pool } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator } from '#kernel/database/migrate.ts';
import { runJob } from '@palpite/work/run-job.ts';
import { nameOlderGames } from '#modules/catalogue/index.ts';
import { listGameNodes } from '#modules/catalogue/list-nodes.ts';
import { listLotteryNodes } from '#modules/lottery/rules/list-nodes.ts';
import { withOperator } from '#testing/with-operator.ts';

/** What can be bet on agrees with the games and lotteries that it lists, by whatever process they were written. */

const operator = withOperator();
const { run, clear } = testTerminal(() => operator, { command: 'lottery' });
beforeEach(clear);

const GAME = 'lines-dragon-001';
const STATION = 'vn-phu-yen';

/** What a node says, made of the rows that it is of. */
const AS_OWNED = `
  select g.node_id, g.vendor_code as engine, g.code, g.category, g.vendor_code, v.name, g.titles, null as account_type, g.code as seed
  from operator.game g join operator.vendor v on v.code = g.vendor_code
  union all
  select node_id, 'lottery', code, category, 'LOTTERY', 'Lottery', titles,
    case category when 'LOTT' then 'TCG_LOTTO_VN' else 'ELOTT' end, null
  from operator.lottery_game`;
const AS_LISTED = `
  select node_id, engine, code, category, vendor_code, vendor_name, titles, account_type, picture_seed from operator.node`;

/** The codes of what one of the two has, or has otherwise. */
async function differences(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(`
    select distinct code from (
      ((${AS_OWNED}) except ${AS_LISTED}) union all (${AS_LISTED} except (${AS_OWNED}))
    ) as differs order by code`);
  return rows.map(({ code }) => code);
}

/** How many nodes a member finds by a word of a name. */
async function found(pool: Pool, word: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int from operator.node where names @@ $1::tsquery',
    [`'EN:${word}':*`],
  );
  return rows[0]?.count ?? 0;
}

test('every game and every lottery is listed, by its names too', async () => {
  const { pool } = operator.database;
  expect(await differences(pool)).toEqual([]);
  expect(await pool.query('select from operator.node where names is null')).toHaveProperty(
    'rowCount',
    0,
  );
});

test('a game or a lottery that gets another name is listed under it in the same transaction', async () => {
  const { pool } = operator.database;
  const named = { EN: 'Zyx of the river' };
  await inTransaction(operator.services.pool, async ({ tx, client }) => {
    await client.query(
      `update operator.game set search_terms = '{}', titles = $2 where code = $1`,
      [GAME, JSON.stringify(named)],
    );
    await nameOlderGames(tx, () => undefined);
  });
  expect(await found(pool, 'zyx')).toBe(1);
  expect(await run('station', 'rename', STATION, '--name', 'Wvu')).toBe(0);
  expect(await found(pool, 'wvu')).toBe(1);
  const added = ['vn-tsr', '--region', 'central', '--weekdays', '1,2', '--name', 'Tsr'];
  expect(await run('station', 'add', ...added)).toBe(0);
  expect(await found(pool, 'tsr')).toBe(1);
  expect(await differences(pool)).toEqual([]);
});

test('what an older process writes without listing it is listed within a minute, and when a process starts', async () => {
  const { pool } = operator.database;
  const { services, modules } = operator;
  const asOlder = async (name: string) => {
    const titles = JSON.stringify({ EN: name });
    await pool.query('update operator.game set titles = $2 where code = $1', [GAME, titles]);
    await pool.query(
      `insert into operator.lottery_game (code, kind, menu_group, prize_modes, titles, category, clock, source, rank)
       select $1, kind, menu_group, prize_modes, $2, category, clock, source, rank from operator.lottery_game where code = $3`,
      [`vn-${name}`, titles, STATION],
    );
    expect(await differences(pool)).toEqual([GAME, `vn-${name}`]);
  };
  await asOlder('qpo');
  const jobs = [modules.catalogue, modules.lottery].flatMap(({ schedules = [] }) => schedules);
  const soon = new Date(services.now().getTime() + 60_000);
  for (const job of jobs) await runJob(services, job, soon);
  expect(await differences(pool)).toEqual([]);
  await asOlder('nml');
  await operator.seed();
  expect(await differences(pool)).toEqual([]);
  expect(await found(pool, 'nml')).toBe(2);
});

test('a node that says the same is not written again', async () => {
  const { pool } = operator.database;
  const versions = async () =>
    (await pool.query('select node_id, xmin, xmax from operator.node order by node_id')).rows;
  const before = await versions();
  await inTransaction(operator.services.pool, async ({ tx }) => {
    expect([await listGameNodes(tx), await listLotteryNodes(tx)]).toEqual([0, 0]);
  });
  expect(await versions()).toEqual(before);
});

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

test('a database from before the list gets it of the games and lotteries that are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palpite-before-'));
  const database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  try {
    const isOlder = (path: string) => !path.endsWith('.sql') || basename(path) < '0093';
    cpSync(MIGRATIONS, folder, { recursive: true, filter: isOlder });
    const { pool } = database;
    await migrateLedger(pool);
    await runMigrations(pool, { folder, schema: 'operator', lock: 1, role: APP_ROLE, grants: '' });
    await pool.query(`
      insert into operator.vendor (code, name, rank, sealed_secret, added_at) values ('ACME', 'Acme', 1, 'x', now());
      insert into operator.game (code, vendor_code, category, game_classify, theme_id, art_seed, titles, search_terms,
        stake_tier, line_count, popularity, released_on)
      values ('ihg', 'ACME', 'RNG', 'slot', 'river', 'x', '{"EN": "Ihg"}', '{}', 'low', 1, 1, '2026-01-01');
      insert into operator.lottery_game (code, kind, menu_group, prize_modes, titles, category, clock, source, rank)
      values ('fed', 'k3', 'k3', '{ZY}', '{"EN": "Fed"}', 'ELOTT', '{}', 'seed', 1)`);
    await migrateOperator(pool, OPERATOR_GRANTS);
    expect(await differences(pool)).toEqual([]);
    expect(await listGameNodes(openDatabase(pool))).toBe(1);
    expect(await listLotteryNodes(openDatabase(pool))).toBe(1);
    expect([await found(pool, 'ihg'), await found(pool, 'fed')]).toEqual([1, 1]);
  } finally {
    rmSync(folder, { recursive: true });
    await database.drop();
  }
});
