/** Symbols in rows of ten, which Home and End go along. */
export function rowsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / 10) }, (_, at) =>
    keys.slice(at * 10, at * 10 + 10),
  );
}
