import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, createDatabase, restore, startPostgres } from '@palpite/postgres';
import { killServer } from '@palpite/postgres/kill-server.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { appPool } from './connection.ts';
import { createLedger } from './ledger.ts';
import { migrateLedger } from './migrate-ledger.ts';
import { startSealer } from './seal.ts';
import { assertSound } from './testing/assert-sound.ts';
import { findLost } from './testing/find-lost.ts';
import { perform, prepareTraffic, TrafficBook } from './testing/traffic.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palpite-restore-'));
  folders.push(folder);
  return folder;
}

test('a drill: a backup made while money moves is restored, sound, with every transfer from before it', async () => {
  const [folder, elsewhere] = [await makeFolder(), await makeFolder()];
  const target = join(await makeFolder(), 'backup');
  const server = await startPostgres({ dataDirectory: folder });
  folders.push(server.home);
  await createDatabase(server, 'palpite');
  const owner = surviveLostConnections(
    new Pool({ connectionString: server.url('palpite'), max: 1 }),
  );
  await migrateLedger(owner);
  await owner.end();
  const pool = appPool(server.url('palpite'), 8);
  pool.on('error', () => undefined);
  const ledger = createLedger(pool);
  await prepareTraffic(ledger, pool);
  const book = new TrafficBook();
  const sealer = startSealer(pool, { everyMs: 5, onError: () => undefined });
  let busy = true;
  const callers = [1, 2, 3, 4].map(async (caller) => {
    for (let count = 1; busy; count += 1) {
      await perform(ledger, pool, `${caller}:${count}`, (each) => book.acknowledge(each));
    }
  });
  while (book.acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  await ledger.seal();
  const noted = await ledger.chainHead();
  const before = [...book.acknowledged];
  await backup({ dataDirectory: folder, target });
  expect(book.acknowledged.length).toBeGreaterThan(before.length);
  busy = false;
  await Promise.all(callers);
  await sealer.stop();
  await pool.end();
  // The machine is lost.
  await killServer(server, 'everything');
  await server.stop();
  await rm(server.home, { recursive: true });

  await restore({ source: target, dataDirectory: elsewhere });
  const restored = await startPostgres({ dataDirectory: elsewhere });
  folders.push(restored.home);
  const restoredPool = appPool(restored.url('palpite'), 4);
  try {
    expect(await findLost(restoredPool, before)).toEqual([]);
    const restoredLedger = createLedger(restoredPool);
    assertSound(await restoredLedger.verify({ anchor: noted }));
    // What the backup does not have can be asked for again; what it has is not done twice.
    for (const { key } of book.acknowledged.filter((each) => !each.key.endsWith(':settle'))) {
      await perform(restoredLedger, restoredPool, key, () => undefined);
    }
    await restoredLedger.seal();
    assertSound(await restoredLedger.verify({ anchor: noted }));
    const balances = await restoredPool.query(
      `select count(*)::int as n from ledger.transfer where kind <> 'deposit'`,
    );
    expect(balances.rows[0]?.n).toBe(book.acknowledged.length);
  } finally {
    await restoredPool.end();
    await restored.stop();
  }
});
