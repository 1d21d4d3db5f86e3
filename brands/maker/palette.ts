import { COLOUR_ROLES, type ColourRole } from '@palpite/contract';
import { contrast, fitChroma, type Oklch } from '@palpite/contract/oklch.ts';
import { COLOUR_PAIRS } from '../contrast.ts';
import type { BrandFace, Palette } from '../face-schema.ts';
import type { RecipeColours } from './recipe.ts';

/**
 * A palette of both themes from three hues. Each colour begins at the lightness of the demo brands, and goes on towards
 * black or white until everything that it is seen on leaves the contrast of `COLOUR_PAIRS`, and a little more.
 */

/** Above what is asked for, since a colour is rounded when it is written. */
const MARGIN = 1.03;
const STEP = 0.004;

type Colours = Record<ColourRole, Oklch>;

const colour = (lightness: number, chroma: number, hue: number): Oklch =>
  fitChroma({ lightness, chroma, hue: ((hue % 360) + 360) % 360 });

/** What each role begins with. The second hue of a list of inks is the accent's, the others go round the wheel. */
function begin(
  name: 'light' | 'dark',
  { ground, accent, ceremony, strength, bar }: RecipeColours,
): Colours {
  const light = name === 'light';
  const pick = (inLight: Oklch, inDark: Oklch) => (light ? inLight : inDark);
  const page = (inLight: number, inDark: number, chroma = 0.012) =>
    colour(light ? inLight : inDark, chroma * strength, ground);
  const paper = colour(0.982, 0.008 * strength, ground);
  const inked = colour(0.19, 0.02 * strength, ground);
  const filled = bar === 'accent';
  // On a header in the accent's colour a button of the same hue would be lost.
  const button = (lightness: number, chroma: number) =>
    filled
      ? colour(lightness + (light ? 0.27 : 0.02), chroma, ceremony)
      : colour(lightness, chroma, accent);
  const barGround = filled
    ? colour(light ? 0.4 : 0.27, 0.11 * strength, accent)
    : page(0.965, 0.18);
  const ink = (index: number) =>
    colour(0.34 + (index % 3) * 0.03, 0.09 * strength, accent + (index - 1) * 45);
  const inks = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((index) => [
      [`ink${index}`, ink(index)],
      [`onInk${index}`, colour(0.96, 0.012 * strength, ground)],
    ]),
  );
  return {
    canvas: page(0.965, 0.18),
    surface: page(0.985, 0.21, 0.014),
    raised: page(0.995, 0.24, 0.016),
    overlay: page(0.995, 0.26, 0.018),
    sunken: page(0.938, 0.15),
    textDefault: page(0.24, 0.95),
    textMuted: page(0.42, 0.8),
    textSubtle: page(0.49, 0.7),
    textOnAccent: pick(paper, inked),
    accent: colour(light ? 0.52 : 0.78, 0.15 * strength, accent),
    accentStrong: colour(light ? 0.46 : 0.83, 0.15 * strength, accent),
    accentSoft: colour(light ? 0.92 : 0.29, 0.04 * strength, accent),
    action: button(light ? 0.5 : 0.8, 0.16 * strength),
    actionStrong: button(light ? 0.45 : 0.85, 0.16 * strength),
    actionEdge: button(light ? 0.38 : 0.66, 0.14 * strength),
    onAction: filled ? inked : pick(paper, inked),
    ceremony: colour(light ? 0.76 : 0.82, 0.15 * strength, ceremony),
    onCeremony: inked,
    bar: barGround,
    barField: filled
      ? colour(barGround.lightness - 0.06, 0.09 * strength, accent)
      : page(0.938, 0.15),
    barLine: filled ? colour(0.68, 0.08 * strength, accent) : page(0.57, 0.56),
    onBar: filled ? paper : page(0.24, 0.95),
    onBarMuted: filled ? colour(0.9, 0.03 * strength, accent) : page(0.42, 0.8),
    foot: page(0.938, 0.15),
    footLine: page(0.85, 0.28),
    onFoot: page(0.24, 0.95),
    onFootMuted: page(0.42, 0.8),
    positive: colour(light ? 0.48 : 0.8, 0.12, 155),
    negative: colour(light ? 0.5 : 0.75, 0.16, 25),
    warning: colour(light ? 0.5 : 0.84, 0.11, 75),
    info: colour(light ? 0.48 : 0.8, 0.1, 250),
    border: page(0.87, 0.31),
    borderStrong: page(0.6, 0.56),
    focus: colour(light ? 0.5 : 0.84, 0.14 * strength, accent),
    ...inks,
  } as Colours;
}

/** The grounds that others are seen on keep their colour; what is seen on them gives way. */
const SETTLED_FIRST: readonly ColourRole[] = ['accent', 'accentStrong', 'action', 'actionStrong'];

/** The colour, moved towards black or white until it keeps the least contrast to each of `others`. */
function settle(
  from: Oklch,
  others: readonly { readonly other: Oklch; readonly least: number }[],
  darker: boolean,
): Oklch {
  let now = from;
  const fits = () => others.every(({ other, least }) => contrast(now, other) >= least * MARGIN);
  while (!fits()) {
    const lightness = now.lightness + (darker ? -STEP : STEP);
    if (lightness <= 0 || lightness >= 1) return now;
    now = fitChroma({ ...from, lightness });
  }
  return now;
}

function settled(colours: Colours, light: boolean): Colours {
  const out = { ...colours };
  const settleRole = (role: ColourRole, all: boolean) => {
    const others = COLOUR_PAIRS.flatMap(({ colour: over, ground, least }) => {
      if (over === role) return [{ other: out[ground], least }];
      // A button's ground is also held to the words on it.
      return all && ground === role ? [{ other: out[over], least }] : [];
    });
    if (others.length > 0) out[role] = settle(out[role], others, light);
  };
  for (const role of SETTLED_FIRST) settleRole(role, true);
  for (const { colour: role } of COLOUR_PAIRS) {
    if (SETTLED_FIRST.includes(role) || role.startsWith('on') || role.startsWith('textOn'))
      continue;
    settleRole(role, false);
  }
  return out;
}

/** Four digits at most, with no zero in front of the point that the schema would refuse. */
const digits = (value: number, places: number) => String(Number(value.toFixed(places)));

function written(colours: Colours): Palette {
  return Object.fromEntries(
    COLOUR_ROLES.map((role) => {
      const { lightness, chroma, hue } = colours[role];
      return [role, `${digits(lightness, 3)} ${digits(chroma, 3)} ${digits(hue, 1)}`];
    }),
  ) as Palette;
}

export function makePalette(colours: RecipeColours): BrandFace['palette'] {
  return {
    light: written(settled(begin('light', colours), true)),
    dark: written(settled(begin('dark', colours), false)),
  };
}
