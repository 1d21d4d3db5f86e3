/** What one press of a board takes. Apart from lists that are typed, which most boards never show. */

export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'none';

/** The symbols of an area that a quick pick takes; big is the upper half. */
export function quickPick(symbols: readonly string[], pick: QuickPick): string[] {
  const half = symbols.length / 2;
  return symbols.filter((symbol, at) => {
    switch (pick) {
      case 'all':
        return true;
      case 'big':
        return at >= half;
      case 'small':
        return at < half;
      case 'odd':
        return Number(symbol) % 2 === 1;
      case 'even':
        return Number(symbol) % 2 === 0;
      case 'none':
        return false;
    }
  });
}

/** Đảo: each distinct permutation of a number's digits; 555 has one, 707 three, 123 six. */
export function permutationsOf(number: string): string[] {
  if (number.length < 2) return [number];
  const rests = [...number].flatMap((digit, at) =>
    permutationsOf(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return [...new Set(rests)].toSorted();
}
