/**
 * What has been opened so far, to be closed in reverse order: at the end, or when a later step of the
 * start fails. Every closer runs, also after one that threw.
 */
export function closers() {
  const open: { name: string; close: () => Promise<void> }[] = [];
  return {
    add(name: string, close: () => Promise<void>): void {
      open.push({ name, close });
    },
    /** @throws AggregateError naming what could not be closed */
    async closeAll(): Promise<void> {
      const failures: Error[] = [];
      for (const { name, close } of open.splice(0).toReversed()) {
        try {
          await close();
        } catch (cause) {
          failures.push(new Error(`${name} could not be closed`, { cause }));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'The site did not close cleanly');
    },
  };
}
