import type { Services } from '#kernel/services.ts';
import { compareVendor } from './compare-vendor.ts';
import { reportStaleRounds } from './stale-rounds.ts';
import { VendorFault } from './vendors/vendor-client.ts';
import type { VendorHosts } from './vendors/vendor-host.ts';
import { readVendorSecrets } from '#modules/catalogue/index.ts';

/**
 * Reconciliation: our record of a vendor's calls compared with the vendor's own. It finds and reports; it never moves
 * money. Differences that have settled since (a payout that the vendor retried, a record that arrived late) are marked
 * so; the rest waits for staff, with both records side by side.
 */

export interface ReconciliationReport {
  readonly [count: string]: number;
  readonly vendors: number;
  /** Vendors that did not answer as agreed. */
  readonly unreachable: number;
  /** Vendors that an unexpected error of ours left uncompared. */
  readonly failed: number;
  readonly compared: number;
  readonly found: number;
  readonly resolved: number;
}

/**
 * Compares every vendor's record since its last comparison, each separately, so that an error with one does not affect
 * the others. Safe to repeat.
 */
export async function reconcile(
  services: Services,
  vendorHosts: VendorHosts,
): Promise<ReconciliationReport> {
  const { database, log, now } = services;
  const secrets = await readVendorSecrets(database, services.secrets);
  const report = { vendors: 0, unreachable: 0, failed: 0, compared: 0, found: 0, resolved: 0 };
  /** For each host, whether any vendor there has answered. */
  const answering = new Map<string, boolean>();
  for (const [code, secret] of secrets) {
    const origin = vendorHosts(code).internalOrigin;
    // When the first vendor of a host gets no answer, calling for the others would only wait.
    if (answering.get(origin) === false) continue;
    report.vendors += 1;
    try {
      const { compared, found, resolved } = await compareVendor(services, {
        code,
        secret,
        origin,
        now,
      });
      report.compared += compared;
      report.found += found;
      report.resolved += resolved;
      answering.set(origin, true);
    } catch (error) {
      if (!(error instanceof VendorFault)) {
        report.failed += 1;
        answering.set(origin, true);
        log.error({ err: error, vendor: code }, 'could not compare the vendor’s record');
        continue;
      }
      report.unreachable += 1;
      log.warn({ err: error, vendor: code }, 'vendor did not answer for its record');
      if (!answering.has(origin)) answering.set(origin, false);
    }
  }
  report.found += await reportStaleRounds(database, now());
  return report;
}
