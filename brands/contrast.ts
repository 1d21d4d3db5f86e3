import { type ColourRole, INKS, type Theme } from '@palpite/contract';
import { contrast, parseOklch } from '@palpite/contract/oklch.ts';

/** Which colours of a theme are seen on which, and the least contrast that WCAG 2.2 AA asks for there. */

const SURFACES = ['canvas', 'surface', 'raised', 'overlay', 'sunken'] as const;
const TEXTS = [
  'textDefault',
  'textMuted',
  'textSubtle',
  'accentStrong',
  'positive',
  'negative',
  'warning',
  'info',
] as const;
const PARTS_OF_CONTROLS = ['accent', 'borderStrong', 'focus'] as const;

const TEXT = 4.5;
const PART = 3;

export interface ColourPair {
  readonly colour: ColourRole;
  readonly ground: ColourRole;
  /** The least ratio, 4.5 for text and 3 for the parts of controls. */
  readonly least: number;
}

const pairs = (colours: readonly ColourRole[], grounds: readonly ColourRole[], least: number) =>
  colours.flatMap((colour) => grounds.map((ground): ColourPair => ({ colour, ground, least })));

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairs(TEXTS, SURFACES, TEXT),
  ...pairs(['textOnAccent'], ['accent', 'accentStrong'], TEXT),
  ...pairs(['textDefault', 'accentStrong'], ['accentSoft'], TEXT),
  ...pairs(['onAction'], ['action', 'actionStrong'], TEXT),
  ...pairs(['onCeremony'], ['ceremony'], TEXT),
  ...pairs(['onBar', 'onBarMuted'], ['bar', 'barField'], TEXT),
  ...pairs(['onFoot', 'onFootMuted'], ['foot'], TEXT),
  ...INKS.flatMap((ink) => pairs([`onInk${ink}`], [`ink${ink}`], TEXT)),
  ...pairs(PARTS_OF_CONTROLS, SURFACES, PART),
];

export interface MeasuredPair extends ColourPair {
  readonly theme: 'light' | 'dark';
  readonly ratio: number;
}

/** Each pair of both themes with its ratio, 1 to 21. */
export function measureContrast(theme: Pick<Theme, 'light' | 'dark'>): MeasuredPair[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    COLOUR_PAIRS.map((pair) => ({
      ...pair,
      theme: name,
      ratio: contrast(parseOklch(theme[name][pair.colour]), parseOklch(theme[name][pair.ground])),
    })),
  );
}

/** The pairs that are too close to each other. */
export const contrastFaults = (theme: Pick<Theme, 'light' | 'dark'>): MeasuredPair[] =>
  measureContrast(theme).filter(({ ratio, least }) => ratio < least);
