import type { Theme, ThemeColours } from '@palpite/contract';

/** A brand's colours as the custom properties that components use; the values are parsed colours. */
export function brandStyle(theme: Theme): string {
  return `:root{${properties(theme.light)}}:root[data-theme='dark']{${properties(theme.dark)}}`;
}

function properties(colours: ThemeColours): string {
  return Object.entries(colours)
    .map(([role, value]) => `--color-${kebab(role)}:${value}`)
    .join(';');
}

function kebab(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
