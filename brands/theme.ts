import type { ColourRole, Theme, ThemeColours } from '@palpite/contract';
import { COLOUR_ROLES } from '@palpite/contract';
import { oklchText } from '@palpite/contract/oklch.ts';
import type { BrandFace, Palette } from './face-schema.ts';

/** A colour of a brand's file as the contract carries it. */
export function colourOf(numbers: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.split(' ').map(Number);
  return oklchText({ lightness, chroma, hue });
}

/** A brand's palette as the contract carries it: each colour fitted into what a screen can show. */
function coloursOf(palette: Palette): ThemeColours {
  const entries = COLOUR_ROLES.map((role): [ColourRole, string] => [role, colourOf(palette[role])]);
  return Object.fromEntries(entries) as ThemeColours;
}

/** The whole theme of a brand, as the status answer carries it. */
export function themeOf({ palette, corners, tile }: BrandFace): Theme {
  return {
    light: coloursOf(palette.light),
    dark: coloursOf(palette.dark),
    radius: corners,
    density: tile.density,
  };
}
