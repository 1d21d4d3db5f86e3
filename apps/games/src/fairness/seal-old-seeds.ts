import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { seedPair } from '../database/schema.ts';
import type { SeedBox } from './seed-box.ts';

/** Seals the seeds that an older host stored in plain text; does nothing when there are none. */
export async function sealOldSeeds(database: Database, box: SeedBox): Promise<void> {
  const secret = and(
    ne(seedPair.state, 'revealed'),
    sql`${seedPair.serverSeed} ~ '^[0-9a-f]{64}$'`,
  );
  const pairs = await database.select().from(seedPair).where(secret);
  for (const { id, serverSeed, serverSeedHash } of pairs) {
    await database
      .update(seedPair)
      .set({ serverSeed: box.seal(serverSeed, serverSeedHash) })
      .where(and(eq(seedPair.id, id), secret));
  }
}
