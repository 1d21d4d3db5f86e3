/**
 * The SQLSTATE of the PostgreSQL error behind `error`, e.g. `23505` for a unique violation. Drizzle wraps the driver's
 * error, so the causes are searched too.
 */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
