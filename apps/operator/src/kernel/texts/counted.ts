/** A count with its noun, and its verb where it has one, in the number that English wants: "1 draw", "26 draws". */
export const counted = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${count} ${BigInt(count) === 1n ? one : many}`;
