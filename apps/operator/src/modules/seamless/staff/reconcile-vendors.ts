import { asc, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { reconciliationDifference } from '../tables/vendor-session.table.ts';
import { id, outcome } from '#kernel/staff/inputs.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { markResolved } from '../differences.ts';
import { reconcile } from '../reconcile.ts';
import type { HostNeeds } from '../vendors/vendor-host.ts';

const { act, outside } = staffUseCases<HostNeeds>();

/** Compares our record of vendors' calls with theirs. It calls other hosts, so it is not a single transaction. */
export const reconcileVendors = outside({
  name: 'vendor.reconcile',
  roles: ['cashier', 'risk', 'admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({}),
  async run({ services, own }) {
    const report = await reconcile(services, own.vendorHosts);
    const open = await services.database
      .select()
      .from(reconciliationDifference)
      .where(isNull(reconciliationDifference.resolvedAt))
      .orderBy(asc(reconciliationDifference.id));
    return { report, open };
  },
});

export const resolveDifference = act({
  name: 'vendor.resolve-difference',
  roles: ['risk'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ difference: id, outcome }),
  async run({ tx, now, about }, { difference, outcome: text }) {
    about({ subject: `difference ${difference}` });
    if (await markResolved(tx, difference, text, now)) return difference;
    throw notFound(`No open difference has the number ${difference}.`);
  },
});
