import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { vendor } from '../tables/catalogue.table.ts';
import { word } from '#kernel/staff/inputs.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { VENDOR_SECRET } from '../vendors/vendor-secrets.ts';

/** A new secret for the signatures of a vendor's calls. The secret itself is never shown. */
export const rotateVendorSecret = staffUseCases().act({
  name: 'vendor.rotate-secret',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ vendor: word }),
  async run({ tx, services: { secrets }, about }, { vendor: code }) {
    about({ subject: code });
    const sealedSecret = await secrets.seal(VENDOR_SECRET, randomBytes(32).toString('base64url'));
    const [changed] = await tx
      .update(vendor)
      .set({ sealedSecret })
      .where(eq(vendor.code, code))
      .returning({ name: vendor.name });
    if (!changed) throw notFound(`Vendor "${code}" not found; see \`catalogue list\`.`);
    return changed.name;
  },
});
