import * as v from 'valibot';

/**
 * A brand's theme: a closed set of roles. A value is a colour in one strict form or a name from a list, so that a brand's
 * values cannot become other CSS.
 */

/** `oklch(L C H)` or `oklch(L C H / A)`; L, C and A between 0 and 1, H in degrees. */
export const colour = v.pipe(
  v.string(),
  v.regex(
    /^oklch\((0|1|0\.\d{1,4}) (0|0\.\d{1,4}) (0|[1-9]\d{0,2})(\.\d{1,3})?( \/ (0|1|0\.\d{1,3}))?\)$/,
  ),
);

/** The colour roles of one theme; components use these names and no other colours. */
export const themeColours = v.strictObject({
  canvas: colour,
  surface: colour,
  raised: colour,
  overlay: colour,
  sunken: colour,
  textDefault: colour,
  textMuted: colour,
  textSubtle: colour,
  textOnAccent: colour,
  accent: colour,
  accentStrong: colour,
  accentSoft: colour,
  positive: colour,
  negative: colour,
  warning: colour,
  info: colour,
  border: colour,
  borderStrong: colour,
  focus: colour,
});

export const theme = v.strictObject({
  light: themeColours,
  dark: themeColours,
  /** The rounding of corners: a step of the design's own scale. */
  radius: v.picklist(['sharp', 'soft', 'round']),
  /** The spacing of lists and tiles. */
  density: v.picklist(['compact', 'comfortable']),
});
export type Theme = v.InferOutput<typeof theme>;
export type ThemeColours = v.InferOutput<typeof themeColours>;
