/** `npm run contract:status`: which calls of the contract the reference operator answers, and which not yet. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { contractStatus, contractStatusText } from '@palpite/contract/status.ts';
import { createOperator } from '@palpite/operator';

const dataDirectory = await mkdtemp(join(tmpdir(), 'palpite-contract-status-'));
// Composed and never started: it needs no database to know its calls.
const operator = await createOperator({
  databaseUrl: 'postgres://localhost/none',
  dataDirectory,
  publicOrigins: ['http://localhost:3000'],
  gamesOrigin: 'http://localhost:3001',
  logLevel: 'silent',
});
process.stdout.write(contractStatusText(contractStatus(endpoints, operator.isBuilt)));
await operator.close();
await rm(dataDirectory, { recursive: true });
