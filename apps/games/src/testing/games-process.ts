/** A game host as a separate process that a test can kill. Its settings are JSON in the argument. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createGames } from '../games.ts';
import { QUICK, TEST_SEED_KEY, testSecrets } from './quick.ts';

const { databaseUrl, operatorOrigin, clientDirectory } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  operatorOrigin: string;
  clientDirectory: string;
};
const games = await createGames({
  databaseUrl,
  operatorOrigin,
  publicOrigin: 'http://localhost:3001',
  frameAncestors: ['http://localhost:3000'],
  vendorSecrets: testSecrets,
  seedKey: TEST_SEED_KEY,
  clientDirectory,
  logLevel: 'silent',
  // the leases of a dead process expire after this
  timing: { ...QUICK, walletTimeout: 2_000, lease: 300 },
});
await games.migrate();
games.start();
const server = serve({ fetch: games.app.fetch, port: 0, hostname: '127.0.0.1' });
server.once('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }));
