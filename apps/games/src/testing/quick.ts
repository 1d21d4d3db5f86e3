import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import type { GamesConfig, Timing } from '../config.ts';
import { TEST_SECRET } from './test-operator.ts';

/** Short waits for tests. */
export const QUICK: Partial<Timing> = {
  roundPace: 0,
  walletTimeout: 400,
  stakeTries: [0, 10, 20],
  lease: 60_000,
  poll: 15,
  retryFirst: 10,
  retryLongest: 40,
};

/** The key that tests seal seeds with. */
export const TEST_SEED_KEY = Buffer.alloc(32, 5).toString('base64url');

/** All vendors share the test's secret. */
export const testSecrets: GamesConfig['vendorSecrets'] = {
  all: async () => new Map(SANDBOX_VENDORS.map(({ code }) => [code, TEST_SECRET])),
};
