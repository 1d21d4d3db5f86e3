import type { Theme } from '@palpite/contract';
import { PAGE_TYPEFACES, type TextTypeface } from './fonts.ts';

/**
 * A brand's corners as the site draws them: `packages/ui/src/tokens.css`, which a test compares with these. Control,
 * box, card and chip, in rem.
 */
export const RADII: Readonly<Record<Theme['radius'], Readonly<Record<string, string>>>> = {
  sharp: { control: '0.375rem', box: '0.375rem', card: '0.375rem', chip: '0.25rem' },
  soft: { control: '0.625rem', box: '0.625rem', card: '1rem', chip: '0.375rem' },
  round: { control: '999px', box: '1rem', card: '1rem', chip: '999px' },
};

/**
 * A brand's face on the operator's own pages: its colours in the visitor's theme, its corners, its text's typeface.
 * The contract has parsed the theme, so nothing else can be in it.
 */
export function faceStyle(theme: Theme, text: TextTypeface, chosen: 'light' | 'dark'): string {
  const { rules, family } = PAGE_TYPEFACES[text];
  const properties = [
    ...Object.entries(theme[chosen]).map(([role, value]) => `--${role}:${value}`),
    ...Object.entries(RADII[theme.radius]).map(([name, value]) => `--radius-${name}:${value}`),
  ].join(';');
  return `${rules}:root{color-scheme:${chosen};--font-text:${family};${properties}}${BASE}`;
}

const BASE =
  '*{box-sizing:border-box;margin:0}body{background:var(--canvas);color:var(--textDefault);font:450 14px/1.45 var(--font-text)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}';
