import { join } from 'node:path';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { createOperator, type Operator } from '@palpite/operator';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Pool } from 'pg';

export interface BenchOperator {
  readonly operator: Operator;
  /** Connections as the database's owner, to write rows without the operator. */
  readonly owner: Pool;
  readonly clock: ReturnType<typeof benchClock>;
}

/** The operator's clock and the database's: the system's, until both are set together. */
function benchClock(owner: Pool) {
  let set: Date | undefined;
  let setting: Promise<unknown> = Promise.resolve();
  return {
    get now() {
      return set ?? new Date();
    },
    set now(next: Date) {
      set = next;
      setting = setting.then(() =>
        owner.query('select ledger.shift_clock($1::timestamptz - clock_timestamp())', [next]),
      );
    },
    isSet: () => setting,
  };
}

/**
 * An operator in this process for a measurement, migrated and seeded, with a database of its own; everything it made is
 * gone afterwards.
 * @param limits what the measurement asks for more often than one caller may
 */
export async function withOperator<Result>(
  work: (bench: BenchOperator) => Promise<Result>,
  limits: Parameters<typeof createOperator>[0]['limits'] = {},
): Promise<Result> {
  const folder = await temporaryFolder('bench');
  const server = await startPostgres({ dataDirectory: join(folder.path, 'database') });
  try {
    await createDatabase(server, 'bench');
    const databaseUrl = server.url('bench');
    const owner = new Pool({ connectionString: databaseUrl });
    const clock = benchClock(owner);
    const operator = await createOperator({
      now: () => clock.now,
      databaseUrl,
      dataDirectory: join(folder.path, 'data'),
      publicOrigins: ['http://localhost:3000'],
      gamesOrigin: 'http://localhost:3001',
      logLevel: 'error',
      demoAccounts: false,
      picturesAhead: false,
      limits,
    });
    try {
      await operator.migrate();
      await operator.seed();
      return await work({ operator, owner, clock });
    } finally {
      await owner.end();
      await operator.close();
    }
  } finally {
    await server.stop();
    await folder.remove();
  }
}
