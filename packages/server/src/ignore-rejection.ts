/**
 * Marks a promise as handled now and awaited later, so that an early rejection does not crash the process.
 * @returns the same promise
 */
export function ignoreRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
