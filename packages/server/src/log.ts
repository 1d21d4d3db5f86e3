import { type DestinationStream, type Logger, pino } from 'pino';

export type { DestinationStream, Logger } from 'pino';

/** Field names whose values never reach a log, at any depth. */
const SECRET_NAME =
  /pass(word)?|secret|token|authorization|cookie|captcha|verification|jwk|sealed|header$|^body$|^query$|params|parameters|detail|where/i;
/** Text that looks like a secret: compact JWE and JWS, bearer values, PHC strings of password hashes, tokens. */
const SECRET_TEXT = /eyJ[\w-]+\.[\w-]*\.[\w.-]+|Bearer\s+\S+|\$argon2\S+|\b[\w-]{43}\b/g;
const HIDDEN = '[hidden]';
const DEEPEST = 6;

export interface LogOptions {
  /** Name of the application, on every line. */
  readonly app?: string;
  /** Standard output by default. */
  readonly destination?: DestinationStream;
}

/**
 * The log of a process: one JSON object per line. Bodies, queries and headers are never logged. Anything else that a
 * field name or its look marks as a secret is hidden here, for every caller.
 */
export function createLog(level: string, { app, destination }: LogOptions = {}): Logger {
  const options = {
    level,
    base: app === undefined ? undefined : { app },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => hideSecrets(entry, 0) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A copy of `value` without secrets; errors become their name, message, code and stack. */
export function hideSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(SECRET_TEXT, HIDDEN);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return HIDDEN;
  if (Buffer.isBuffer(value)) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAME.test(name) ? HIDDEN : hideSecrets(item, depth + 1),
    ]),
  );
}

/**
 * An error of the driver repeats the statement's parameters in its message (Drizzle) or the row in its detail
 * (PostgreSQL): neither is copied.
 */
function describeError(error: Error, depth: number): unknown {
  const described: Record<string, unknown> = { name: error.name };
  const ofQuery = 'query' in error && 'params' in error;
  described.message = ofQuery ? 'a query failed' : hideSecrets(error.message, depth);
  if (ofQuery && typeof error.query === 'string') described.statement = error.query.slice(0, 500);
  for (const name of ['code', 'constraint', 'table', 'routine'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') described[name] = value;
  }
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  described.stack = stack.slice(0, 12).join('\n');
  if (error.cause !== undefined && depth < DEEPEST) {
    described.cause = hideSecrets(error.cause, depth + 1);
  }
  return described;
}
