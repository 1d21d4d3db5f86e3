import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Grid, Role } from '../../machines/machine.ts';
import type { LowStyle } from '../art/theme-art.ts';
import { fill, type Texts } from '../texts/texts.ts';

/** The name of a symbol in this theme. */
export function symbolName(texts: Texts, themeId: ThemeId, lowStyle: LowStyle, role: Role): string {
  const [, kind, place] = /^(high|low)([1-4])$/.exec(role) ?? [];
  if (!kind) return texts.roles[role as keyof Texts['roles']];
  const names = kind === 'high' ? texts.highs[themeId] : texts.lows[lowStyle];
  return names[Number(place) - 1] ?? role;
}

/** The reels in words, row by row, or reel by reel where their heights differ: the text alternative. */
export function describeGrid(texts: Texts, grid: Grid, nameOf: (role: Role) => string): string {
  const { reels, row: rowText, reel } = texts.status;
  const heights = grid.map((column) => column.length);
  const rows = Math.max(0, ...heights);
  const named = (roles: readonly Role[]) => roles.map(nameOf).join(', ');
  const described = heights.some((height) => height < rows)
    ? grid.map((column, at) => fill(reel, { reel: at + 1, symbols: named(column) }))
    : Array.from({ length: rows }, (_, row) => {
        const symbols = named(grid.map((column) => column[row] ?? 'blank'));
        return fill(rowText, { row: row + 1, symbols });
      });
  return `${reels}: ${described.join('; ')}`;
}
