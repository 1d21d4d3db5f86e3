import type { ThemeId } from '@palpite/domain/sandbox-catalogue/themes.ts';
import type { Grid, Role } from '../../machines/machine.ts';
import type { LowStyle } from '../art/theme-art.ts';
import { fill, type Texts } from '../texts/texts.ts';

/** What a symbol is called in this theme. */
export function symbolName(texts: Texts, themeId: ThemeId, lowStyle: LowStyle, role: Role): string {
  const [, kind, place] = /^(high|low)([1-4])$/.exec(role) ?? [];
  if (!kind) return texts.roles[role as keyof Texts['roles']];
  const names = kind === 'high' ? texts.highs[themeId] : texts.lows[lowStyle];
  return names[Number(place) - 1] ?? role;
}

/** The reels in words, row by row: the picture's text alternative. */
export function describeGrid(texts: Texts, grid: Grid, nameOf: (role: Role) => string): string {
  const rows = Math.max(0, ...grid.map((column) => column.length));
  const described = Array.from({ length: rows }, (_, row) => {
    const symbols = grid.map((column) => nameOf(column[row] ?? 'blank')).join(', ');
    return fill(texts.status.row, { row: row + 1, symbols });
  });
  return `${texts.status.reels}: ${described.join('; ')}`;
}
