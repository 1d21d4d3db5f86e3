import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import { type Calendar, instantsBetween } from '@palpite/work/calendar.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import type { VendorHosts } from './vendors/vendor-host.ts';
import { readVendorCodes, readVendorSecrets } from '#modules/catalogue/index.ts';
import { compareVendor, SETTLING } from './compare-vendor.ts';

/** The comparison of one vendor's record up to an instant. Each vendor is a lane: one that does not answer delays no other. */
const reconcileVendor = defineWork({
  name: 'vendor.reconcile',
  payload: v.object({ vendorCode: v.string(), until: v.string() }),
});

const EVERY_SECONDS = 300;
/** Some nineteen hours of attempts: what a vendor does not answer for so long is a matter for staff. */
const ATTEMPTS = 30;

export const reconcileWork = (services: Services, vendorHosts: VendorHosts): WorkHandler =>
  handleWork(reconcileVendor, {
    attempts: ATTEMPTS,
    // Many vendors share a host: when it is away, they must not keep all other work waiting.
    atOnce: 2,
    async outside({ vendorCode: code, until }, { signal }) {
      const { database, secrets, now, log } = services;
      const secret = (await readVendorSecrets(database, secrets)).get(code);
      if (secret === undefined) return;
      const origin = vendorHosts(code).internalOrigin;
      const asked = { code, secret, origin, now, signal };
      const compared = await compareVendor(services, asked, new Date(until));
      if (compared.found > 0) log.warn({ vendor: code, ...compared }, 'records of a vendor differ');
    },
  });

/**
 * Every five minutes each vendor's record is compared. A comparison goes on from where the last one ended, so the time
 * that an outage missed needs one, not one for each five minutes of it.
 */
export const reconcileCalendar: Calendar = {
  name: 'reconcile-vendors',
  horizonSeconds: 3 * EVERY_SECONDS,
  async entries(tx, { from, to, now }) {
    const missed = instantsBetween(from, now, EVERY_SECONDS).slice(-1);
    const ahead = instantsBetween(from < now ? now : from, to, EVERY_SECONDS);
    const codes = await readVendorCodes(tx);
    return [...missed, ...ahead].flatMap((until) => codes.map((code) => comparison(code, until)));
  },
};

const comparison = (vendorCode: string, until: Date): Owed<typeof reconcileVendor.payload> => ({
  kind: reconcileVendor,
  key: `reconcile:${vendorCode}:${until.toISOString()}`,
  lane: `reconcile:${vendorCode}`,
  payload: { vendorCode, until: until.toISOString() },
  // Younger calls are still in transit.
  dueAt: new Date(until.getTime() + SETTLING),
});
