/** Slips that cost the most to price, to place and to list: as many lines and numbers as one takes. */
import {
  MOST_AREA_SYMBOLS,
  MOST_SLIP_LINES,
  MOST_SLIP_SYMBOLS,
} from '@palpite/contract/lottery-bet.ts';
import { line } from '@palpite/operator/testing/play';

export const GAME = 'vn-north';
/** Four digits: ten thousand numbers are offered. A unit of it is the cheapest of its kind. */
const PLAY = 'cang4';
const UNIT_MINOR = 2;

/** Numbers of four digits, one after another. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${(from + at) % 10_000}`.padStart(4, '0')).join(' ');

/** As many lines as `count`, all of whose numbers are different, and what they cost. */
function slipOf(numero: string, count: number, each: number) {
  const lines = Array.from({ length: count }, (_, at) =>
    line(GAME, numero, PLAY, numbers(at * each, each), `${UNIT_MINOR}`),
  );
  return { lines, totalMinor: `${count * each * UNIT_MINOR}` };
}

/** The most lines, with as many numbers as fit. */
export const longSlip = (numero: string) =>
  slipOf(numero, MOST_SLIP_LINES, MOST_SLIP_SYMBOLS / MOST_SLIP_LINES);

/** The most numbers in a line. */
export const wideSlip = (numero: string) =>
  slipOf(numero, MOST_SLIP_SYMBOLS / MOST_AREA_SYMBOLS, MOST_AREA_SYMBOLS);

/** The most lines in two issues: each costs what the other does. */
export function chaseOf(numero: string) {
  const { lines, totalMinor } = slipOf(numero, MOST_SLIP_LINES, 10);
  return {
    gameCode: GAME,
    numero,
    lines: lines.map(({ play, selection, unitMinor }) => ({ play, selection, unitMinor })),
    multiples: [1, 1],
    stopOnWin: false,
    totalMinor: `${2 * Number(totalMinor)}`,
  };
}

/** What is refused at its last number, after everything else was priced; and at its price, after all. */
export function refusedSlips(numero: string) {
  const long = longSlip(numero);
  const lines = [...long.lines.slice(1), line(GAME, numero, PLAY, 'none', `${UNIT_MINOR}`)];
  return [
    { ...long, totalMinor: '1' },
    { ...long, lines },
    { ...long, lines: long.lines.map((each) => ({ ...each, unitMinor: `${10 ** 15}` })) },
  ] as const;
}
