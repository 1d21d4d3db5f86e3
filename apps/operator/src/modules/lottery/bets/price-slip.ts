import type { endpoints } from '@palpite/contract';
import type { BodyOutput } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { MOST_SLIP_SYMBOLS } from '@palpite/contract/lottery-bet.ts';
import type { AccountType, Currency } from '@palpite/domain';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { rebateMinor } from '@palpite/lottery/price.ts';
import {
  betsOf,
  costMinor,
  normalise,
  type Selection,
  symbolsChosen,
  unitsOf,
} from '@palpite/lottery/selection.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { mapInSlices } from '@palpite/server/slices.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import type { GameRow } from '../issues/issue.ts';
import type { PlayBook } from '../rules/play-book.ts';
import { readSales, type Sales, type SalesAsked, salesKey } from '../issues/sales-book.ts';
import type { Terms } from '../rules/terms.ts';
import type { TermsBook } from '../rules/terms-book.ts';
import { issueClosed } from '#modules/wager/index.ts';
import { capsOf } from './caps.ts';

/** What a slip costs, line by line, as the operator counts it. Reads only; the close is compared again when it is placed. */

type Slip = BodyOutput<typeof endpoints.lottery.placeSlip>;
type AskedLine = Slip['lines'][number];

export interface PricedLine {
  readonly game: GameRow;
  /** Of two stations the one that closes first: it has the bet in its tree. */
  readonly issue: IssueRow;
  /** The other one. */
  readonly second: Draw | null;
  readonly play: PricedPlay;
  readonly selection: Selection;
  readonly bets: bigint;
  readonly units: bigint;
  readonly unitMinor: bigint;
  readonly stakeMinor: bigint;
  readonly largestWinMinor: bigint;
  /** Null where the odds are fixed. */
  readonly prizeLevel: number | null;
  readonly rebateMinor: bigint;
  readonly caps: ReturnType<typeof capsOf>;
}

interface Draw {
  readonly game: GameRow;
  readonly issue: IssueRow;
}

/** Amounts of events and records are safe integers. */
const MOST_WIN = 9_000_000_000_000_000n;

interface Pricing {
  readonly playBook: PlayBook;
  readonly termsBook: TermsBook;
  readonly brand: { readonly code: string; readonly currency: Currency };
  readonly type: AccountType;
}

/**
 * Prices lines by what is on sale now.
 * @throws ContractError naming the line and what is wrong with it
 */
export async function priceLines(
  pricing: Pricing & { readonly database: Database },
  lines: readonly AskedLine[],
): Promise<PricedLine[]> {
  const sales = await readSales(pricing.database, salesAsked(pricing.brand.code, lines));
  return priceBy(pricing, sales, lines);
}

/** A slip of hundreds of lines is priced in slices: other calls do not wait for all of it. */
const priceBy = (
  pricing: Pricing,
  sales: Sales,
  lines: readonly AskedLine[],
): Promise<PricedLine[]> => mapInSlices(lines, (line, at) => priceLine(pricing, sales, line, at));

/**
 * Bounds the work of a slip before any of it is done: what a line costs grows with what is chosen in it.
 * @throws ContractError slip_too_large
 */
export function refuseTooLarge(lines: readonly Pick<AskedLine, 'selection'>[]): void {
  const symbols = lines.reduce((sum, { selection }) => sum + symbolsChosen(selection), 0);
  if (symbols > MOST_SLIP_SYMBOLS) {
    throw new ContractError('slip_too_large', { mostSymbols: MOST_SLIP_SYMBOLS });
  }
}

/**
 * @param sales of its lines (`salesAsked`)
 * @throws ContractError as `priceLines`, or `price_changed`
 */
export async function priceSlip(
  pricing: Pricing,
  sales: Sales,
  { lines, totalMinor }: Slip,
): Promise<PricedLine[]> {
  const priced = await priceBy(pricing, sales, lines);
  const total = priced.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  if (total !== BigInt(totalMinor)) {
    throw new ContractError('price_changed', { totalMinor: total.toString() });
  }
  return priced;
}

/** The issues that lines name. */
export const salesAsked = (brandCode: string, lines: readonly AskedLine[]): SalesAsked => ({
  brandCode,
  issues: lines.flatMap(({ gameCode, secondGameCode, numero }) => [
    { gameCode, numero },
    ...(secondGameCode === undefined ? [] : [{ gameCode: secondGameCode, numero }]),
  ]),
});

async function priceLine(
  { playBook, termsBook, brand, type }: Pricing,
  sales: Sales,
  line: AskedLine,
  at: number,
): Promise<PricedLine> {
  const wrong = (field: string, reason: string) =>
    new ContractError('field_invalid', { fields: [{ field: `lines.${at}.${field}`, reason }] });
  const { first, second } = draws(sales, line, { at, wrong });
  const { game, issue } = first;
  const terms = await termsBook.of(brand, issue.opensAt);
  const { prizeLevel: quota } = terms;
  const { prizeLevel: level = quota } = line;
  if (!terms.prizeLevels.includes(level)) throw wrong('prizeLevel', 'not offered');
  const booked = (await playBook.of(game.kind, issue.opensAt, level)).get(line.play);
  if (booked === undefined || !booked.isOffered) throw wrong('play', 'not offered');
  const { row: play, takesLevel } = booked;
  if ((play.stations === 2) !== (second !== null)) {
    throw wrong('secondGameCode', second ? 'one station' : 'two stations');
  }
  if (!takesLevel && line.prizeLevel !== undefined) throw wrong('prizeLevel', 'fixed odds');
  const selection = normalise(play, line.selection);
  if ('fault' in selection) throw wrong('selection', selection.fault);
  const unitMinor = BigInt(line.unitMinor);
  const stakeMinor = costMinor(play, selection, unitMinor);
  const counted = {
    game,
    issue,
    second,
    play,
    selection,
    bets: betsOf(play, selection),
    units: unitsOf(play, selection),
    unitMinor,
    stakeMinor,
    largestWinMinor: largestWinMinor(play, selection, unitMinor),
    prizeLevel: takesLevel ? level : null,
    rebateMinor: takesLevel ? rebateMinor(stakeMinor, level, quota) : 0n,
  };
  checkAmounts(counted, terms);
  return { ...counted, caps: capsOf({ ...counted, type }, terms) };
}

interface Place {
  /** Of the line in the slip. */
  readonly at: number;
  readonly wrong: (field: string, reason: string) => Error;
}

/** The draws of a line, the one that closes first in front. The same two are in the same order whichever is named first. */
function draws(sales: Sales, line: AskedLine, place: Place) {
  const { gameCode, secondGameCode, numero } = line;
  const named = draw(sales, { gameCode, numero }, place);
  if (secondGameCode === undefined) return { first: named, second: null };
  const region = sales.games.get(secondGameCode)?.menuGroup;
  if (secondGameCode === gameCode || region !== named.game.menuGroup) {
    throw place.wrong('secondGameCode', 'no other station of the region');
  }
  const other = draw(sales, { gameCode: secondGameCode, numero }, place);
  const [first, second] = [named, other].toSorted(
    (a, b) =>
      a.issue.closesAt.getTime() - b.issue.closesAt.getTime() ||
      (a.game.code < b.game.code ? -1 : 1),
  );
  return { first: first ?? named, second: second ?? other };
}

/** A game and its issue, whose sale is open. */
function draw(
  { now, games, issues }: Sales,
  { gameCode, numero }: Pick<AskedLine, 'gameCode' | 'numero'>,
  { at, wrong }: Place,
): Draw {
  const game = games.get(gameCode);
  if (game === undefined) throw new ContractError('game_not_found');
  if (game.maintenance) throw new ContractError('game_under_maintenance');
  const issue = issues.get(salesKey(gameCode, numero));
  if (issue === undefined || issue.opensAt > now) throw wrong('numero', 'not on sale');
  if (issue.closesAt <= now) {
    throw issueClosed(issue.closesAt.toISOString(), at);
  }
  return { game, issue };
}

/** @throws ContractError amount_out_of_range */
function checkAmounts(
  { unitMinor, stakeMinor, largestWinMinor: most }: Omit<PricedLine, 'caps'>,
  terms: Terms,
): void {
  const fits =
    unitMinor >= terms.leastUnitMinor && stakeMinor <= terms.mostLineMinor && most <= MOST_WIN;
  if (!fits) throw new ContractError('amount_out_of_range');
}
