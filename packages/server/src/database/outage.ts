/** PostgreSQL's class of insufficient resources: the disk or the memory is full, or no connection is left. */
const INSUFFICIENT_RESOURCES = /^53...$/;
/** Its other codes for a temporary condition: shutting down, lock or statement timeouts. */
const OVERLOAD_CODES = new Set(['57P01', '57P02', '57P03', '55P03', '57014', '40P01', '40001']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']);

const isTransient = (code: string) =>
  INSUFFICIENT_RESOURCES.test(code) || OVERLOAD_CODES.has(code) || NETWORK_CODES.has(code);

/** Whether a call failed because the database is overloaded or unavailable: it may succeed later. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && isTransient(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
