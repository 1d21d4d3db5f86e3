import { randomBytes, randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { betOrder } from '@palpite/domain';
import { selectionText } from '@palpite/lottery/selection.ts';
import { sql } from 'drizzle-orm';
import { type Call, handlerOf } from '#kernel/http/handler.ts';
import { lotteryBet } from '../../../tables/lottery.table.ts';
import type { Staker } from '../../../wager/gate.ts';
import { ensureCaps } from '../../../wager/market.ts';
import { type Done, WagerRefused } from '../../../wager/play-answer.ts';
import { openSlip } from '../../../wager/slips.ts';
import { place } from '../../../wager/wagers.ts';
import { issueKey } from '../issues/issue.ts';
import { LOTTERY_VENDOR } from '../lottery-vendor.ts';
import type { PlayBook } from '../play-book.ts';
import { type PricedLine, priceSlip } from './price-slip.ts';
import { refusalOf } from './refusals.ts';

export interface LotteryNeeds {
  readonly playBook: PlayBook;
}

const betHandler = handlerOf<LotteryNeeds>();
type SlipCall = Call<typeof endpoints.lottery.placeSlip, LotteryNeeds>;

/** Bets: every line of a slip, or none. */
export const lotteryPlaceSlip = betHandler(endpoints.lottery.placeSlip, {
  // Before the transaction: what it reads and counts needs no lock, and caps are there before a stake names them.
  async prepare({ services, own, brand, body }) {
    const { database, pool } = services;
    const lines = await priceSlip({ database, playBook: own.playBook, brand }, body);
    await ensureCaps(
      pool,
      lines.flatMap(({ caps }) => caps),
    );
    return lines;
  },
  async work(call, lines: readonly PricedLine[]) {
    const { client, brand, body } = call;
    const staker = stakerOf(call);
    const placed: Done[] = [];
    const slip =
      lines.length === 1
        ? undefined
        : await openSlip(client, {
            key: `lottery:slip:${randomUUID()}`,
            staker,
            kind: 'lottery',
            totalMinor: BigInt(body.totalMinor),
          }).catch(refuse(0));
    for (const [at, line] of lines.entries()) {
      placed.push(await placeLine(call, staker, line, slip?.id).catch(refuse(at)));
    }
    await keepBets(call, lines, placed);
    return {
      currency: brand.currency,
      totalMinor: body.totalMinor,
      balanceMinor: (placed.at(-1)?.balanceMinor ?? 0n).toString(),
      bets: lines.map(({ stakeMinor, largestWinMinor }, at) => ({
        order: betOrder(placed[at]?.id ?? 0),
        stakeMinor: stakeMinor.toString(),
        largestWinMinor: largestWinMinor.toString(),
      })),
    };
  },
});

const refuse = (line: number) => (error: unknown) => {
  throw error instanceof WagerRefused ? refusalOf(error, line) : error;
};

const stakerOf = ({ session, brand, services, now }: SlipCall): Staker => ({
  accountId: session.accountId,
  type: session.type,
  brand,
  limits: services.limits,
  sessionId: session.sessionId,
  now,
});

const LONGEST_SHOWN = 200;

function placeLine({ client }: SlipCall, staker: Staker, line: PricedLine, slipId?: number) {
  const { game, issue, play, selection, caps, stakeMinor } = line;
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
        selection: shown(selectionText(selection)),
        ...(odds === undefined ? {} : { odds }),
      },
    ],
    exposure: Object.fromEntries(caps.map(({ key, liabilityMinor }) => [key, liabilityMinor])),
  });
}

const shown = (text: string) =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1)}…`;

/** The odds of a line all of whose wins pay alike. */
function singleOdds({ play: { odds, area }, selection }: PricedLine): number | undefined {
  const tiers = area.kind === 'choices' ? (selection.areas[0] ?? []) : Object.keys(odds);
  const all = new Set(tiers.map((tier) => odds[tier] ?? odds.win));
  return all.size === 1 ? [...all][0] : undefined;
}

/** What was chosen, beside the wagers: what is settled and what the receipts show. */
async function keepBets(
  { tx, session }: SlipCall,
  lines: readonly PricedLine[],
  placed: readonly Done[],
) {
  await tx.insert(lotteryBet).values(
    lines.map((line, at) => {
      const wagerId = placed[at]?.id;
      if (wagerId === undefined) throw new ContractError('internal_error');
      return {
        wagerId,
        issueId: line.issue.id,
        accountId: session.accountId,
        play: line.play.code,
        selection: line.selection,
        bets: line.bets,
        units: line.units,
        unitMinor: line.unitMinor,
        stakeMinor: line.stakeMinor,
        largestWinMinor: line.largestWinMinor,
        odds: line.play.odds,
        nonce: randomBytes(16).toString('hex'),
        placedAt: sql`ledger.time_of(${wagerId})`,
      };
    }),
  );
}
