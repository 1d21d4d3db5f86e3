/** Exact counts, as bigints. Every function is 0 for arguments that no choice satisfies. */

/** How many sets of `take` there are among `from` things. */
export function choose(from: number, take: number): bigint {
  if (take < 0 || take > from) return 0n;
  let result = 1n;
  for (let at = 1; at <= Math.min(take, from - take); at += 1) {
    result = (result * BigInt(from - at + 1)) / BigInt(at);
  }
  return result;
}

/** How many ordered picks of `take` different things there are among `from`. */
export function arrange(from: number, take: number): bigint {
  if (take < 0 || take > from) return 0n;
  let result = 1n;
  for (let at = 0; at < take; at += 1) result *= BigInt(from - at);
  return result;
}

/** Every set of `take` of the items, in their order. */
export function* combinations<Item>(items: readonly Item[], take: number): Generator<Item[]> {
  if (take === 0) {
    yield [];
    return;
  }
  for (let at = 0; at + take <= items.length; at += 1) {
    const first = items[at] as Item;
    for (const rest of combinations(items.slice(at + 1), take - 1)) yield [first, ...rest];
  }
}

/** How often each item occurs. */
export function tally<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Xiên quay: the sizes of the groups that 3 or 4 numbers are bet in at once, 4 or 11 bets. */
export function wheelSizes(numbers: number): number[] {
  if (numbers !== 3 && numbers !== 4) throw new RangeError('xiên quay takes 3 or 4 numbers');
  return Array.from({ length: numbers - 1 }, (_, at) => at + 2);
}
