import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import type { GamesConfig, Timing } from '../config.ts';
import { TEST_SECRET } from './test-operator.ts';

/** Waits that a test does not want to sit through. */
export const QUICK: Partial<Timing> = {
  roundPace: 0,
  walletTimeout: 400,
  stakeTries: [0, 10, 20],
  lease: 60_000,
  poll: 15,
  retryFirst: 10,
  retryLongest: 40,
};

/** What tests seal seeds with. */
export const TEST_SEED_KEY = Buffer.alloc(32, 5).toString('base64url');

/** Every studio's secret is the test's. */
export const testSecrets: GamesConfig['vendorSecrets'] = {
  all: async () => new Map(SANDBOX_VENDORS.map(({ code }) => [code, TEST_SECRET])),
};
