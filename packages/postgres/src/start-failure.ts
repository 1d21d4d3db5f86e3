/** What the server's log says about a start that failed, in a sentence for the person at the terminal. */
import type { Cluster } from './cluster.ts';
import { PostgresStartError } from './postgres-start-error.ts';

/** `again`: a moment later it may work. `port`: somebody took the port. Otherwise the error to throw. */
export type StartFailure = 'again' | 'port' | PostgresStartError;

const AGAIN =
  /pre-existing shared memory block|lock file ".*" already exists|lock file ".*" is empty|the database system is (starting up|shutting down)/;
const PORT = /could not bind|could not create any TCP\/IP sockets/;
const DAMAGED =
  /not a database cluster directory|valid checkpoint record|control file|invalid (page|primary)|checksum|could not (open|read|access) (file|directory|status)|does not exist|missing|corrupt|PANIC/i;

const CAUSES: readonly (readonly [RegExp, (cluster: Cluster) => string])[] = [
  [
    /initialized by PostgreSQL version/,
    () =>
      'It was made by another major version of PostgreSQL. Use the version of this project that made it, or restore its content from an export.',
  ],
  [/No space left on device/, () => 'The disk is full. Make room and start again.'],
  [
    /could not (create|map).*shared memory|Cannot allocate memory/,
    () => 'There is not enough memory. Stop other programs and start again.',
  ],
  [
    /wrong ownership|invalid permissions|Permission denied/,
    (cluster) =>
      `Its files have the wrong owner or mode: "chown -R" ${cluster.directory} back to the user that made it, mode 0700.`,
  ],
  [
    DAMAGED,
    () =>
      'It is damaged. Nothing was changed. Restore a backup, or move the folder away to begin with an empty database.',
  ],
];

/** Reads the part of the log that a failed start has written. */
export function explain(logged: string, cluster: Cluster, logPath: string): StartFailure {
  if (AGAIN.test(logged)) return 'again';
  if (PORT.test(logged)) return 'port';
  const line = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(logged)?.[1] ?? logged.trim().split('\n').at(-1);
  const advice = CAUSES.find(([pattern]) => pattern.test(logged))?.[1](cluster) ?? '';
  return new PostgresStartError(
    `The database in ${cluster.directory} did not start: ${line || 'it ended without a word'}. ${advice}${advice ? ' ' : ''}Its log is ${logPath}.`,
  );
}
