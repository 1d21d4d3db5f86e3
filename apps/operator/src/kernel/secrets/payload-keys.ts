import { randomUUID } from 'node:crypto';
import {
  createKeyRing,
  generateStoredKey,
  type KeyRing,
  type StoredKey,
  storedKey,
} from '@palpite/contract/open-payload.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { isNull, lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { payloadKey } from './secrets.table.ts';
import type { SecretBox } from './secret-box.ts';

/** How long a replaced key still opens payloads: a page opened before the rotation may send one that late. */
const GRACE_MILLISECONDS = 24 * 3_600_000;
/** How long a process uses its copy of the ring. */
const FRESH_MILLISECONDS = 30_000;

/** The ECDH-ES keys that open encrypted payloads, shared by every process through the database. */
export interface PayloadKeys {
  /** The current ring. Makes the first key when there is none. */
  ring(): Promise<KeyRing>;
  /** Adds a key; the previous ones open payloads for another day. Returns the added key's `kid`. */
  rotate(): Promise<string>;
  /** Deletes keys whose day is over, so that payloads sealed for them can never be opened again. */
  sweep(database: Database, now: Date): Promise<number>;
}

export function createPayloadKeys(pool: Pool, box: SecretBox, now: () => Date): PayloadKeys {
  let copy: { readonly ring: KeyRing; readonly readAt: number } | undefined;

  return {
    async ring() {
      const readAt = now().getTime();
      if (copy !== undefined && Math.abs(readAt - copy.readAt) < FRESH_MILLISECONDS) {
        return copy.ring;
      }
      const rows = await inTransaction(pool, async ({ tx }) => {
        await ensureKey(tx, box, now());
        return tx.select().from(payloadKey);
      });
      const ring = createKeyRing(await Promise.all(rows.map((row) => unseal(box, row))));
      copy = { ring, readAt };
      return ring;
    },
    async rotate() {
      const retiresAt = new Date(now().getTime() + GRACE_MILLISECONDS);
      const kid = await inTransaction(pool, async ({ tx }) => {
        await lockFor(tx, 'payload-key');
        await tx.update(payloadKey).set({ retiresAt }).where(isNull(payloadKey.retiresAt));
        return addKey(tx, box, now());
      });
      copy = undefined;
      return kid;
    },
    async sweep(database, at) {
      const { rowCount } = await database.delete(payloadKey).where(lt(payloadKey.retiresAt, at));
      return rowCount ?? 0;
    },
  };
}

async function ensureKey(tx: Database, box: SecretBox, now: Date): Promise<void> {
  const lasting = () =>
    tx
      .select({ kid: payloadKey.kid })
      .from(payloadKey)
      .where(isNull(payloadKey.retiresAt))
      .limit(1);
  if ((await lasting()).length > 0) return;
  // Processes that start together on an empty database make one key, not one each.
  await lockFor(tx, 'payload-key');
  if ((await lasting()).length === 0) await addKey(tx, box, now);
}

async function addKey(tx: Database, box: SecretBox, createdAt: Date): Promise<string> {
  const key = await generateStoredKey(randomUUID(), createdAt);
  const sealed = await box.seal('payload-key', JSON.stringify(key));
  await tx.insert(payloadKey).values({ kid: key.kid, sealed, createdAt });
  return key.kid;
}

async function unseal(box: SecretBox, row: typeof payloadKey.$inferSelect): Promise<StoredKey> {
  const text = await box.open('payload-key', row.sealed).catch(() => {
    throw new Error(
      `The payload key ${row.kid} in the database was sealed with another master key. Start with the data folder, or the MASTER_KEY, that this database was set up with.`,
    );
  });
  const key = v.parse(storedKey, JSON.parse(text));
  return { ...key, retiresAt: row.retiresAt?.toISOString() ?? null };
}
