/**
 * Long work in the one thread that answers every call. It is done in slices, and between two of them the event loop runs
 * what is waiting: a long piece of work takes longer, and no other call waits for the whole of it.
 */

/**
 * Long enough to cost nothing. A call waits for a few turns of the loop, one for each answer of the database, so each of
 * them is to be short.
 */
const SLICE_MILLISECONDS = 4;

/** Work that is between two slices. One piece at a time runs in a turn of the loop, however many there are. */
const waiting: (() => void)[] = [];

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeOne);
  });
}

function resumeOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeOne);
}

/**
 * Does the work for each item, in order, and leaves the thread between two items once a slice is used up.
 * @returns what was done of each
 * @throws what the work throws: the items after it are not worked on
 */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, at: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (results.length > 0 && performance.now() - began >= SLICE_MILLISECONDS) {
      await nextTurn();
      began = performance.now();
    }
    results.push(await work(item, results.length));
  }
  return results;
}
