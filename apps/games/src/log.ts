import { type DestinationStream, type Logger, pino } from 'pino';

/** A launch token or a session's token by its looks. */
const TOKEN = /\b[\w-]{43}\b/g;
const HIDDEN = '[hidden]';
const DEEPEST = 6;

/**
 * The process's log: one JSON object a line. A failed query says its statement and never what was put into it:
 * seeds that must stay secret, and hashes of tokens.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'games' },
    serializers: { err: (error: unknown) => describe(error, 0) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describe(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return typeof error;
  const described: Record<string, unknown> = { name: error.name };
  // Drizzle repeats the parameters in its message, PostgreSQL the row in its detail.
  const ofQuery = 'query' in error && 'params' in error;
  described.message = ofQuery ? 'a query failed' : error.message.replace(TOKEN, HIDDEN);
  if (ofQuery && typeof error.query === 'string') described.statement = error.query.slice(0, 500);
  for (const name of ['code', 'constraint', 'table', 'routine'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') described[name] = value;
  }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  described.stack = places.slice(0, 12).join('\n');
  if (error.cause !== undefined && depth < DEEPEST) {
    described.cause = describe(error.cause, depth + 1);
  }
  return described;
}
