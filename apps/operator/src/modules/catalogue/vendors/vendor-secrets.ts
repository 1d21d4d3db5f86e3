import type { Database } from '@palpite/server/database/transaction.ts';
import { vendor } from '../tables/catalogue.table.ts';
import { defineSecret, type SecretBox } from '#kernel/secrets/secret-box.ts';

/** The secrets that sign the calls of vendors. */
export const VENDOR_SECRET = defineSecret('vendor-secret');

/** How long a process uses its copy: a rotated secret applies everywhere within this time. */
const FRESH_MILLISECONDS = 10_000;

/** The secrets of vendors' signatures, by vendor code. */
export interface VendorSecrets {
  all(): Promise<ReadonlyMap<string, string>>;
}

/** Reads every vendor's secret and opens it. */
export async function readVendorSecrets(
  database: Database,
  box: SecretBox,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ code: vendor.code, sealedSecret: vendor.sealedSecret })
    .from(vendor);
  return new Map(
    await Promise.all(
      rows.map(
        async ({ code, sealedSecret }) =>
          [code, await box.open(VENDOR_SECRET, sealedSecret)] as const,
      ),
    ),
  );
}

/** The codes of all vendors. */
export async function readVendorCodes(database: Database): Promise<readonly string[]> {
  const rows = await database.select({ code: vendor.code }).from(vendor).orderBy(vendor.code);
  return rows.map(({ code }) => code);
}

/** The secrets, cached for a few seconds. */
export function createVendorSecrets(
  database: Database,
  box: SecretBox,
  now: () => Date,
): VendorSecrets {
  let copy: Promise<ReadonlyMap<string, string>> | undefined;
  let readAt = 0;
  return {
    all() {
      const time = now().getTime();
      if (!copy || Math.abs(time - readAt) > FRESH_MILLISECONDS) {
        readAt = time;
        const asked = readVendorSecrets(database, box);
        copy = asked;
        asked.catch(() => {
          if (copy === asked) copy = undefined;
        });
      }
      return copy;
    },
  };
}
