/**
 * What neighbours in a list of one world take turns in: no game has what the one before it has, nor, in most widths of a
 * grid, what the one above it has.
 */
export function byTurn<Item>(items: readonly Item[], turn: number): Item {
  const step = items.length >= 5 ? turn * 2 : turn + Math.floor(turn / 6);
  const item = items[step % items.length];
  if (item === undefined) throw new RangeError('nothing to take turns in');
  return item;
}
