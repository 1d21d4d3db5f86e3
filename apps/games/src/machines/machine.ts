/**
 * What every slot machine of the game host is: a pure function from random integers to an outcome, with its published
 * paytable and its exact return.
 *
 * A machine does not depend on players, currencies, pictures or time. It counts in *units*: a stake is always
 * `costUnits` units, every pay is a whole number of them, and `round.ts` turns units into minor units of a currency.
 * No figure here is ever a fraction, so no figure is ever rounded.
 *
 * A machine that has been played for money is never edited: rounds must be recomputable for as long as they are kept.
 * Other mathematics need another machine, or a raised `version` with the old one kept.
 */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import type { SlotEngineId } from '@palpite/sandbox/engines.ts';
import type { Rational } from '@palpite/domain/rational.ts';

/**
 * What a symbol is in the mathematics; the theme decides what it looks like. `blank` is an empty cell
 * of a feature and never pays.
 */
export const ROLES = [
  'wild',
  'scatter',
  'coin',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'blank',
] as const;
export type Role = (typeof ROLES)[number];

/** Symbols by column, each column from top to bottom. Columns may differ in height. */
export type Grid = readonly (readonly Role[])[];

/** Column and row, both from 0, the row counted from the top. */
export type Cell = readonly [column: number, row: number];

/** One thing that paid, after the screen's multiplier. */
export interface Win {
  readonly role: Role;
  /**
   * Columns that the symbol covers from the left, or from the right on a machine that pays both ways;
   * for scatters, coins, groups and grown symbols, how many there are.
   */
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly units: number;
  /** Which line, from 0, on machines that pay by lines. */
  readonly line?: number;
  /** In how many ways it was made, on machines that pay by ways. */
  readonly ways?: number;
  /** The prize for filling every cell with coins. */
  readonly grand?: true;
}

/** What a screen belongs to, other than the paid spin. */
export type Feature =
  | {
      readonly kind: 'free-spins';
      readonly played: number;
      readonly total: number;
      /** The symbol that fills its reels, on the machine that chooses one. */
      readonly chosen?: Role;
    }
  | { readonly kind: 'hold'; readonly respinsLeft: number }
  /** Reels that spin again at no cost; `played` counts from 1. */
  | { readonly kind: 'respin'; readonly played: number }
  /** The low symbols were swept away. */
  | { readonly kind: 'sweep' };

/** One picture in which the reels come to rest, and what it paid. */
export interface Screen {
  /**
   * `spin`: the reels spun, except those in `held`. `cascade`: winning symbols fell away. `respin`: coins were held.
   * `grow`: symbols filled their reels.
   */
  readonly how: 'spin' | 'cascade' | 'respin' | 'grow';
  readonly grid: Grid;
  readonly wins: readonly Win[];
  /** Sum of the wins. */
  readonly winUnits: number;
  /** The multiplier of each win; the units above already include it. */
  readonly multiplier: number;
  readonly feature?: Feature;
  /** Free spins that this screen added. */
  readonly awardedSpins?: number;
  /** Columns that stayed still while the others spun. */
  readonly held?: readonly number[];
  /** Cells that leave before the next screen although they paid nothing. */
  readonly swept?: readonly Cell[];
  /** The value of each coin in units, in the grid's shape; 0 where there is none. */
  readonly coinUnits?: readonly (readonly number[])[];
}

/** A whole round: everything that one stake pays for, features included. */
export interface Play {
  readonly screens: readonly Screen[];
  /** Sum of the screens' wins. */
  readonly winUnits: number;
}

/** The published paytable: what each symbol pays in units, for 3, 4 and 5 columns. */
export interface PayLine {
  readonly role: Role;
  readonly units: Readonly<Record<3 | 4 | 5, number>>;
}

export interface PaySheet {
  readonly by: 'lines' | 'ways';
  readonly pays: readonly PayLine[];
  /** For each line, its row in each column; empty on machines that pay by ways. */
  readonly lines: readonly (readonly number[])[];
}

/** What a group of touching symbols pays in units, for each of the sheet's sizes. */
export interface GroupPay {
  readonly role: Role;
  readonly units: readonly number[];
}

/** The published paytable of a machine that pays groups of touching symbols. */
export interface GroupSheet {
  readonly by: 'groups';
  /** The smallest number of symbols for each pay, in ascending order; smaller groups pay nothing. */
  readonly sizes: readonly number[];
  readonly pays: readonly GroupPay[];
  readonly lines: readonly [];
}

/** What the player can read about a machine before playing. */
export interface PublishedFigures {
  /** Expected return of a round as a share of its stake, features included, exact. */
  readonly exactReturn: Rational;
  /** How widely results spread around the return. */
  readonly volatility: 'low' | 'medium' | 'high';
  /** One round in about this many pays anything. */
  readonly anyWinOneIn: `${number}`;
  /** One round in about this many opens the feature. */
  readonly featureOneIn: number;
}

export interface Machine {
  readonly id: SlotEngineId;
  /** Part of every round's record; raised with any change that could change an outcome. */
  readonly version: number;
  readonly columns: number;
  /** The tallest column. */
  readonly rows: number;
  /** The lowest column, on a machine whose columns change their height. */
  readonly lowestRows?: number;
  /** A stake is this many units. */
  readonly costUnits: number;
  /** The symbols that can land, in the order the paytable shows them. */
  readonly roles: readonly Role[];
  readonly sheet: PaySheet | GroupSheet;
  /** Numbers that the rules' texts name (free spins, multipliers, prizes in units). */
  readonly facts: Readonly<Record<string, number>>;
  readonly figures: PublishedFigures;
  /** Plays one round. The same numbers from `random` always give the same outcome. */
  play(random: RandomSource): Play;
}
