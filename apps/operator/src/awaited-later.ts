/** A promise that something else is awaited before: should it fail meanwhile, the process does not end of it. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
