import type { GroupSheet, PaySheet, Role } from '../../machines/machine.ts';
import { fill, type Texts } from '../texts/texts.ts';

/** The paytable's columns, best pay first: for how many symbols, and what each symbol pays for them. */
export function payColumns(
  sheet: PaySheet | GroupSheet,
  texts: Texts,
): { heads: string[]; pays: { role: Role; units: number[] }[] } {
  if (sheet.by === 'groups') {
    const { sizes } = sheet;
    const heads = sizes.map((size, step) => {
      const next = sizes[step + 1];
      if (next === undefined) return `${size}+`;
      return next === size + 1 ? String(size) : `${size}–${next - 1}`;
    });
    const pays = sheet.pays.map(({ role, units }) => ({ role, units: units.toReversed() }));
    return { heads: heads.toReversed(), pays };
  }
  const counts = [5, 4, 3] as const;
  return {
    heads: counts.map((count) => fill(texts.rules.columns, { count })),
    pays: sheet.pays.map(({ role, units }) => ({
      role,
      units: counts.map((count) => units[count]),
    })),
  };
}
