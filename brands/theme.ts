import type { Theme, ThemeColours } from '@palpite/contract';
import { oklchText } from '@palpite/contract/oklch.ts';
import type { BrandTheme } from './schema.ts';

/**
 * From a brand's few hues to the contract's closed set of roles. A brand names two hues and the strength of its
 * accent and its lightness in each theme; everything else is the project's own scale, so that
 * no brand can write an unreadable page.
 */

interface Scale {
  readonly canvas: number;
  readonly surface: number;
  readonly raised: number;
  readonly overlay: number;
  readonly sunken: number;
  readonly textDefault: number;
  readonly textMuted: number;
  readonly textSubtle: number;
  readonly border: number;
  readonly borderStrong: number;
  /** Lightness of the four meanings (gain, loss, warning, information). */
  readonly meaning: number;
  /** How far the stronger accent stands from the accent. */
  readonly strongStep: number;
  readonly softLightness: number;
  readonly softChroma: number;
}

const LIGHT: Scale = {
  canvas: 0.968,
  surface: 1,
  raised: 1,
  overlay: 1,
  sunken: 0.945,
  textDefault: 0.235,
  textMuted: 0.42,
  textSubtle: 0.495,
  border: 0.895,
  borderStrong: 0.62,
  meaning: 0.475,
  strongStep: -0.07,
  softLightness: 0.945,
  softChroma: 0.045,
};

const DARK: Scale = {
  canvas: 0.19,
  surface: 0.228,
  raised: 0.268,
  overlay: 0.285,
  sunken: 0.165,
  textDefault: 0.962,
  textMuted: 0.8,
  textSubtle: 0.715,
  border: 0.315,
  borderStrong: 0.56,
  meaning: 0.785,
  strongStep: 0.055,
  softLightness: 0.3,
  softChroma: 0.055,
};

const MEANINGS = { positive: 150, negative: 25, warning: 75, info: 245 } as const;

function coloursOf(brand: BrandTheme, scale: Scale, accentLightness: number): ThemeColours {
  const { accent, neutral } = brand;
  const dark = scale === DARK;
  // light shows a tint at once, dark hides it: white must stay white, and black must not turn grey
  const surfaceChroma = neutral.chroma * (dark ? 2 : 0.5);
  const grey = (lightness: number, chroma = surfaceChroma) =>
    oklchText({ lightness, chroma: lightness === 1 ? 0 : chroma, hue: neutral.hue });
  const accentAt = (lightness: number, chroma = accent.chroma) =>
    oklchText({ lightness, chroma, hue: accent.hue });
  const meaning = (hue: number) => oklchText({ lightness: scale.meaning, chroma: 0.16, hue });
  const strong = Math.min(accentLightness, dark ? 1 : 0.53) + scale.strongStep;
  return {
    canvas: grey(scale.canvas),
    surface: grey(scale.surface),
    raised: grey(scale.raised),
    overlay: grey(scale.overlay),
    sunken: grey(scale.sunken),
    textDefault: grey(scale.textDefault, neutral.chroma * 1.5),
    textMuted: grey(scale.textMuted, neutral.chroma * 1.5),
    textSubtle: grey(scale.textSubtle, neutral.chroma * 1.5),
    textOnAccent: dark ? accentAt(0.17, 0.04) : 'oklch(1 0 0)',
    accent: accentAt(accentLightness),
    accentStrong: accentAt(dark ? Math.max(strong, 0.76) : strong),
    accentSoft: accentAt(scale.softLightness, scale.softChroma),
    positive: meaning(MEANINGS.positive),
    negative: meaning(MEANINGS.negative),
    warning: meaning(MEANINGS.warning),
    info: meaning(MEANINGS.info),
    border: grey(scale.border),
    borderStrong: grey(scale.borderStrong),
    focus: accentAt(dark ? 0.8 : 0.5),
  };
}

/** The whole theme of a brand, as the status answer carries it. */
export function themeOf(brand: BrandTheme): Theme {
  return {
    light: coloursOf(brand, LIGHT, brand.accent.light),
    dark: coloursOf(brand, DARK, brand.accent.dark),
    radius: brand.radius,
    density: brand.density,
  };
}
