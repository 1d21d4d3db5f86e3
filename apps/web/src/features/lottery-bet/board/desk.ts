import { EMPTY, type Selection } from '@palpite/lottery/selection.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer } from '../offer/offer.ts';

/** What is being chosen, before it is a line of the slip. */
export interface DeskState {
  /** By the code of the play, so that a look at another play loses nothing. */
  readonly selections: Readonly<Record<string, Selection>>;
  /** The price of a unit, as it was typed. */
  readonly typedPrice: string;
  readonly multiple: number;
  /** The other stations of plays at two, by their code. */
  readonly seconds: readonly string[];
  /** The other stations of plays at one, at which the same numbers are bet too. */
  readonly also: readonly string[];
  /** The line of the slip that the board changes. */
  readonly editing: SlipLine | null;
  /** The play that was chosen in last, of those that share a board. */
  readonly last: string | null;
}
export type Desk = StoreApi<DeskState>;

export const createDesk = (typedPrice: string): Desk =>
  createStore(() => ({
    selections: {},
    typedPrice,
    multiple: 1,
    seconds: [],
    also: [],
    editing: null,
    last: null,
  }));

export const selectionOn = ({ selections }: DeskState, play: string): Selection =>
  selections[play] ?? EMPTY;

export const choose = (desk: Desk, play: string, selection: Selection): void =>
  desk.setState(({ selections }) => ({
    selections: { ...selections, [play]: selection },
    last: play,
  }));

export const takeSecond = (desk: Desk, gameCode: string, taken: boolean): void =>
  desk.setState(({ seconds }) => ({ seconds: withOrWithout(seconds, gameCode, taken) }));

export const takeAlso = (desk: Desk, gameCode: string, taken: boolean): void =>
  desk.setState(({ also }) => ({ also: withOrWithout(also, gameCode, taken) }));

const withOrWithout = (codes: readonly string[], code: string, taken: boolean) => {
  const others = codes.filter((each) => each !== code);
  return taken ? [...others, code] : others;
};

/** After a line has gone to the slip or was placed. */
export const clearPlay = (desk: Desk, play: string): void =>
  desk.setState(({ selections }) => ({
    selections: { ...selections, [play]: EMPTY },
    editing: null,
  }));

/** Takes a line of the slip onto the board; it stays in the slip until it is put back. */
export const editLine = (desk: Desk, line: SlipLine, typedPrice: string): void =>
  desk.setState(({ selections }) => ({
    selections: { ...selections, [line.play]: line.selection },
    typedPrice,
    multiple: 1,
    ...(line.secondGameCode === undefined ? {} : { seconds: [line.secondGameCode] }),
    editing: line,
  }));

const SHORT_PRICES = [1n, 2n, 5n, 10n];

/** Prices of a unit that one press chooses, the lowest first: the scales that the currency has, or else multiples of the least. */
export function pricesOf({ leastUnitMinor, unitScales }: LotteryOffer['limits']): string[] {
  if (unitScales.length === 0)
    return SHORT_PRICES.map((times) => `${BigInt(leastUnitMinor) * times}`);
  return unitScales
    .map(({ unitMinor }) => unitMinor)
    .toSorted((one, other) => Number(BigInt(one) - BigInt(other)));
}

/** The price that a player begins with: a low one. */
export function firstPrice(limits: LotteryOffer['limits']): string {
  const prices = pricesOf(limits);
  return (limits.unitScales.length === 0 ? prices[0] : (prices[1] ?? prices[0])) ?? '1';
}

/** Where the board's selection is bet: each makes a line. */
export interface Place {
  readonly gameCode: string;
  /** Of a play at two stations. */
  readonly secondGameCode?: string;
}
