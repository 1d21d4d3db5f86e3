import { randomBytes, randomUUID } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import { runStatement, type Statement } from '@palpite/ledger/connection.ts';
import { selectionText } from '@palpite/lottery/selection.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { titleIn } from '../../../catalogue/titles.ts';
import type { Staker } from '../../../wager/gate.ts';
import { reserveExposure, shareIssues } from '../../../wager/market.ts';
import { type Done, WagerRefused } from '../../../wager/play-answer.ts';
import { place } from '../../../wager/wagers.ts';
import { issueKey } from '../issues/issue.ts';
import { LOTTERY_VENDOR } from '../lottery-vendor.ts';
import { liabilitiesOf } from './caps.ts';
import type { PricedLine } from './price-slip.ts';
import { issueClosed, refusalOf } from './refusals.ts';

type Writing = Pick<Transaction, 'client'>;

/**
 * Places priced lines, each as a wager, and keeps what was chosen; their caps are reserved at the end.
 * @throws ContractError with why one of them is refused: roll the transaction back
 */
export async function placeLines(
  on: Writing,
  staker: Staker,
  lines: readonly PricedLine[],
  slipId?: number,
): Promise<Done[]> {
  const placed: Done[] = [];
  await shareIssues(
    on.client,
    lines.map(({ issue }) => issueKey(issue)),
  );
  for (const [at, line] of lines.entries()) {
    const refuseLine = (error: unknown) => refuse(error, at);
    placed.push(await placeLine(on, staker, line, slipId).catch(refuseLine));
  }
  refuseLate(lines, await keepBets(on, staker, lines, placed));
  await reserveCaps(on, staker, lines);
  return placed;
}

/** Turns a refusal of the port into that of a call. @param line that was refused, by its place in the slip */
export function refuse(error: unknown, line?: number): never {
  throw error instanceof WagerRefused ? refusalOf(error, line) : error;
}

/**
 * A stake passes its close before the wager gets its number, which says when it was placed. If the close came in between,
 * the bet would be of a later time than the list that it is in.
 * @param placedAt of the lines, in their order @throws ContractError issue_closed naming the line
 */
function refuseLate(lines: readonly PricedLine[], placedAt: readonly (number | undefined)[]): void {
  for (const [at, { issue, second }] of lines.entries()) {
    const closesAt = Math.min(
      issue.closesAt.getTime(),
      second?.issue.closesAt.getTime() ?? Number.POSITIVE_INFINITY,
    );
    if ((placedAt[at] ?? 0) >= closesAt) {
      throw issueClosed(new Date(closesAt).toISOString(), at);
    }
  }
}

/** @throws ContractError exposure_full naming the line */
async function reserveCaps(
  { client }: Writing,
  { accountId }: Staker,
  lines: readonly PricedLine[],
) {
  const full = await reserveExposure(client, accountId, liabilitiesOf(lines));
  if (full === undefined) return;
  const line = lines.findIndex(({ caps }) => caps.some(({ key }) => key === full));
  throw new ContractError('exposure_full', { line });
}

const LONGEST_SHOWN = 200;

function placeLine({ client }: Writing, staker: Staker, line: PricedLine, slipId?: number) {
  const { game, issue, play, caps, stakeMinor } = line;
  const ref = randomUUID();
  const odds = singleOdds(line);
  return place(client, {
    key: `lottery:${ref}`,
    staker,
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
        selection: shown(lineText(line, staker)),
        ...(odds === undefined ? {} : { odds }),
      },
    ],
    // Reserved for the whole slip at its end (`reserveCaps`); kept here so that a cancelled bet gives it back.
    facts: {
      exposure: Object.fromEntries(
        caps.map(({ key, liabilityMinor }) => [key, liabilityMinor.toString()]),
      ),
    },
  });
}

/** What was chosen, and of two stations the other one by its name. */
function lineText({ selection, second }: PricedLine, { brand }: Staker): string {
  const chosen = selectionText(selection);
  if (second === null) return chosen;
  const { defaultLanguage } = brand;
  return `${chosen} + ${titleIn(second.game.titles, defaultLanguage, defaultLanguage)}`;
}

const shown = (text: string) =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1)}…`;

/** The odds of a line all of whose wins pay alike. */
function singleOdds({ play: { odds, area }, selection }: PricedLine): number | undefined {
  const tiers = area.kind === 'choices' ? (selection.areas[0] ?? []) : Object.keys(odds);
  const all = new Set(tiers.map((tier) => odds[tier] ?? odds.win));
  return all.size === 1 ? [...all][0] : undefined;
}

/**
 * What was chosen: what is settled and what the receipts show.
 * @returns when each line was placed, in their order, in milliseconds
 */
async function keepBets(
  { client }: Writing,
  { accountId }: Staker,
  lines: readonly PricedLine[],
  placed: readonly Done[],
): Promise<(number | undefined)[]> {
  const rows = lines.map((line, at) => {
    const wagerId = placed[at]?.id;
    if (wagerId === undefined) throw new ContractError('internal_error');
    return {
      wager_id: wagerId,
      issue_id: line.issue.id,
      second_issue_id: line.second?.issue.id ?? null,
      account_id: accountId,
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
    };
  });
  const kept = await runStatement<{ id: string; placed: number }>(client, KEEP, [
    JSON.stringify(rows, digits),
  ]);
  const times = new Map(kept.map(({ id, placed: time }) => [id, time]));
  return placed.map(({ id }) => times.get(String(id)));
}

/** Amounts as text: a number of JSON would lose units beyond 2^53. */
const digits = (_name: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;

const KEPT = `wager_id, issue_id, second_issue_id, account_id, play, selection, bets, units, unit_minor, stake_minor,
  largest_win_minor, odds, prize_level, rebate_minor, nonce`;

/** One statement for any number of lines, planned once. */
const KEEP: Statement = {
  name: 'operator.keep_lottery_bets',
  text: `insert into operator.lottery_bet (${KEPT}, placed_at)
    select ${KEPT}, ledger.time_of(wager_id) from jsonb_to_recordset($1::jsonb) as line (
      wager_id bigint, issue_id bigint, second_issue_id bigint, account_id bigint, play text, selection jsonb, bets bigint,
      units bigint, unit_minor bigint, stake_minor bigint, largest_win_minor bigint, odds jsonb, prize_level int,
      rebate_minor bigint, nonce text)
    returning wager_id::text as id, (extract(epoch from placed_at) * 1000)::float8 as placed`,
};
