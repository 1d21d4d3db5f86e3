/**
 * A process of its own that starts the database: `node start-and-say.ts <data folder> [die]`. It prints
 * one line of JSON, then waits for its input to end and stops, or with `die` kills itself with -9.
 */
import { once } from 'node:events';
import { PostgresStartError, startPostgres } from '../index.ts';

const [dataDirectory = '', manner] = process.argv.slice(2);
const lines: string[] = [];
try {
  const server = await startPostgres({ dataDirectory, log: (line) => lines.push(line) });
  const { pid, home, reused } = server;
  process.stdout.write(`${JSON.stringify({ pid, home, reused, lines })}\n`);
  if (manner === 'die') process.kill(process.pid, 'SIGKILL');
  process.stdin.resume();
  await once(process.stdin, 'end');
  await server.stop();
} catch (error) {
  if (!(error instanceof PostgresStartError)) throw error;
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`);
}
