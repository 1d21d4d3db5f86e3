import { randomBytes, randomUUID } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import { LONGEST_SHOWN_SELECTION } from '@palpite/contract/record.ts';
import { selectionText } from '@palpite/lottery/selection.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { mapInSlices } from '@palpite/server/slices.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import {
  type Staker,
  playStatement,
  refusalIn,
  refusalOf,
  type WagerRefused,
  digits,
  placeThrough,
} from '#modules/wager/index.ts';
import { issueKey } from '../issues/issue.ts';
import { LOTTERY_VENDOR } from '../rules/lottery-vendor.ts';
import { liabilitiesOf } from './caps.ts';
import type { PricedLine } from './price-slip.ts';

type Writing = Pick<Transaction, 'client'>;

const PLACE = playStatement('place_lottery_bets', 11);

/**
 * Places priced lines, each as a wager, keeps what was chosen, and reserves their caps at the end, in one call.
 * @throws ContractError with why one of them is refused: roll the transaction back
 */
export async function placeLines(
  { client }: Writing,
  staker: Staker,
  lines: readonly PricedLine[],
  slipId?: number,
): Promise<void> {
  const wagers = await wagersOf(lines, staker, slipId);
  const rows = await placeThrough(client, PLACE, staker, wagers, lineValues(lines));
  const at = rows.findIndex(({ code }) => code !== 'ok');
  const refused = rows[at];
  if (refused !== undefined) throw lineRefused(refusalIn(refused), lines, at);
}

/** What was chosen in lines, and their caps, as `operator.place_lottery_bets` takes them. */
export function lineValues(lines: readonly PricedLine[]): readonly unknown[] {
  const caps = capsInOrder(lines);
  return [
    JSON.stringify(lines.map(betOf), digits),
    caps.map(([key]) => key),
    caps.map(([, minor]) => minor.toString()),
  ];
}

/** Each key once, in the one order in which all slips reserve. */
const capsInOrder = (lines: readonly PricedLine[]) =>
  [...liabilitiesOf(lines)].toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * A refusal names its line: the one that was placed last, or after the last one what is wrong with all.
 * @param at of the refusal among the answers; without it a late line is named by the refusal itself
 */
export function lineRefused(
  refused: WagerRefused,
  lines: readonly PricedLine[],
  at: number = lines.length,
) {
  const { code, detail } = refused;
  if (code === 'exposure_full') {
    const line = lines.findIndex(({ caps }) => caps.some(({ key }) => key === detail.key));
    return new ContractError('exposure_full', { line });
  }
  return refusalOf(refused, at < lines.length ? at : Number(detail.line));
}

/** Lines as the port takes them. */
export const wagersOf = (lines: readonly PricedLine[], staker: Staker, slipId?: number) =>
  mapInSlices(lines, (line) => wagerOf(line, staker, slipId));

/** A line as the port takes it. Its caps are kept here too, so that a cancelled bet gives them back. */
function wagerOf(line: PricedLine, staker: Staker, slipId: number | undefined) {
  const { game, issue, play, caps, stakeMinor } = line;
  const ref = randomUUID();
  const odds = singleOdds(line);
  return {
    key: `lottery:${ref}`,
    product: game.category,
    engine: LOTTERY_VENDOR.engine,
    ref,
    stakeMinor,
    nodeId: game.nodeId,
    issue: issue.numero,
    closing: issueKey(issue),
    ...(slipId === undefined ? {} : { slipId }),
    legs: [
      {
        leg: 1,
        play: play.code,
        selection: lineText(line, staker),
        ...(odds === undefined ? {} : { odds }),
      },
    ],
    facts: {
      exposure: Object.fromEntries(
        caps.map(({ key, liabilityMinor }) => [key, liabilityMinor.toString()]),
      ),
    },
  };
}

/** What was chosen, as the records show it, and of two stations the other one by its name. */
function lineText({ selection, second }: PricedLine, { brand }: Staker): string {
  const { defaultLanguage } = brand;
  const title = second && titleIn(second.game.titles, defaultLanguage, defaultLanguage);
  const other = title === null ? '' : ` + ${title}`;
  return shortened(selectionText(selection), LONGEST_SHOWN_SELECTION - other.length) + other;
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** The odds of a line all of whose wins pay alike. */
function singleOdds({ play: { odds, area }, selection }: PricedLine): number | undefined {
  const tiers = area.kind === 'choices' ? (selection.areas[0] ?? []) : Object.keys(odds);
  const all = new Set(tiers.map((tier) => odds[tier] ?? odds.win));
  return all.size === 1 ? [...all][0] : undefined;
}

/** What was chosen: what is settled and what the receipts show. */
function betOf(line: PricedLine) {
  const closes = [line.issue, ...(line.second === null ? [] : [line.second.issue])];
  return {
    issue_id: line.issue.id,
    second_issue_id: line.second?.issue.id ?? null,
    play: line.play.code,
    selection: line.selection,
    bets: line.bets,
    units: line.units,
    unit_minor: line.unitMinor,
    stake_minor: line.stakeMinor,
    largest_win_minor: line.largestWinMinor,
    odds: line.play.odds,
    prize_level: line.prizeLevel,
    rebate_minor: line.rebateMinor,
    nonce: randomBytes(16).toString('hex'),
    closes_at: new Date(Math.min(...closes.map(({ closesAt }) => closesAt.getTime()))),
  };
}
