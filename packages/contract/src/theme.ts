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
export const COLOUR_ROLES = [
  // Surfaces and what is written on them.
  'canvas',
  'surface',
  'raised',
  'overlay',
  'sunken',
  'textDefault',
  'textMuted',
  'textSubtle',
  // What is chosen, and links.
  'textOnAccent',
  'accent',
  'accentStrong',
  'accentSoft',
  // The main button: its ground, the ground when pointed at, its lower edge, its words.
  'action',
  'actionStrong',
  'actionEdge',
  'onAction',
  // The face's second, ceremonial colour.
  'ceremony',
  'onCeremony',
  // The header, the field in it, what is written on both.
  'bar',
  'barField',
  'barLine',
  'onBar',
  'onBarMuted',
  // The foot of the page.
  'foot',
  'footLine',
  'onFoot',
  'onFootMuted',
  'positive',
  'negative',
  'warning',
  'info',
  'border',
  'borderStrong',
  'focus',
  // Grounds of doors and posters, each with what is written on it.
  'ink1',
  'onInk1',
  'ink2',
  'onInk2',
  'ink3',
  'onInk3',
  'ink4',
  'onInk4',
  'ink5',
  'onInk5',
  'ink6',
  'onInk6',
  'ink7',
  'onInk7',
  'ink8',
  'onInk8',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

export const themeColours = v.strictObject(v.entriesFromList(COLOUR_ROLES, colour));

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
