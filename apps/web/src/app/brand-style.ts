import type { Face, Theme, ThemeColours } from '@palpite/contract';
import { TYPEFACE_FAMILIES } from '@palpite/ui/typeface-families.ts';

/**
 * A brand's colours and typefaces as the custom properties that components use: parsed colours, and names from a list. Paper
 * has the light ones.
 */
export function brandStyle(theme: Theme, { type }: Pick<Face, 'type'>): string {
  const fonts = `--font-text:${TYPEFACE_FAMILIES[type.text]};--font-face:${TYPEFACE_FAMILIES[type.display]}`;
  return `:root{${fonts};${properties(theme.light)}}@media not print{:root[data-theme='dark']{${properties(theme.dark)}}}`;
}

function properties(colours: ThemeColours): string {
  return Object.entries(colours)
    .map(([role, value]) => `--color-${kebab(role)}:${value}`)
    .join(';');
}

/** `onInk1` → `on-ink1`. */
function kebab(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
