/**
 * The embedded database could not be started, or a backup could not be made or read. The message is one
 * or two sentences for the person at the terminal: what is wrong, and what to do about it. The
 * code that throws it has changed nothing in an existing data folder.
 */
export class PostgresStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresStartError';
  }
}

/** The `code` of a system error (`ENOENT`, `EACCES` …), or an empty string for anything else. */
export function systemCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return '';
}
