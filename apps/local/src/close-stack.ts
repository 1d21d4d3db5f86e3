/**
 * Collects what a start has opened and closes it in reverse order, at the end or when a later step fails. Every closer
 * runs, even after one that threw.
 */
export function createCloseStack() {
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
