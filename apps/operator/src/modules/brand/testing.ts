import type { Brand } from '@palpite/brands/schema.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { brand } from './brand.table.ts';

/** A brand's files as the database has them, without the operator's changes. */
export async function brandFiles(database: Database, code: string): Promise<Brand> {
  const [row] = await database
    .select({ files: brand.document })
    .from(brand)
    .where(eq(brand.code, code));
  if (row === undefined) throw new Error(`brand ${code} not found`);
  return row.files;
}
