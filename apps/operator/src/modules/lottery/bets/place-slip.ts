import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { type CallContext, handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { admitGuest, type Staker, type CapKeeper } from '#modules/wager/index.ts';
import type { RuleNeeds } from '../rules/needs.ts';
import type { SalesBook } from '../issues/sales-book.ts';
import { rebateOf } from '../issues/bet-tree.ts';
import { type PricedSlip, placeOnce } from './place-once.ts';
import { type PricedLine, priceSlip, refuseTooLarge, salesAsked } from './price-slip.ts';

export interface BettingNeeds extends RuleNeeds {
  readonly salesBook: SalesBook;
  readonly capKeeper: CapKeeper;
}

const betHandler = handlerOf<BettingNeeds>();
type SlipCall = PreparedCall<typeof endpoints.lottery.placeSlip, BettingNeeds>;
type StakingCall = Pick<CallContext, 'brand' | 'services' | 'now'> & {
  readonly session: Caller;
};

/** Bets: every line of a slip, or none. */
export const lotteryPlaceSlip = betHandler(endpoints.lottery.placeSlip, {
  async act(call, key, isFresh) {
    const slip = await pricedSlip(call, isFresh).catch((error: unknown) => {
      if (isFresh || !(error instanceof ContractError)) throw error;
      return null;
    });
    if (slip === null) return 'stale';
    // Before the call: a stake may wait only behind its gate.
    await call.own.capKeeper.ensure(slip.lines.flatMap(({ caps }) => caps));
    return placeOnce(call.services.pool, key, stakerOf(call), slip);
  },
});

/** @throws ContractError with why it cannot be placed */
async function pricedSlip(call: SlipCall, isFresh: boolean): Promise<PricedSlip> {
  const { own, brand, body, now } = call;
  const { type, seen } = call.session;
  admitGuest(type, brand);
  refuseTooLarge(body.lines);
  const asked = salesAsked(brand.code, body.lines);
  const kept = isFresh ? undefined : own.salesBook.kept(asked, now);
  const sales = kept ?? (await own.salesBook.read(asked));
  const { playBook, termsBook } = own;
  const lines = await priceSlip({ playBook, termsBook, brand, type }, sales, body);
  const { totalMinor } = body;
  return {
    lines,
    versions: sales.versions,
    caller: seen,
    totalMinor,
    rule: gameOfAll(lines),
    value: { currency: brand.currency, totalMinor, bets: lines.map(betValue) },
  };
}

/** What is answered of a bet, without its order. */
const betValue = (line: PricedLine) => ({
  stakeMinor: line.stakeMinor.toString(),
  largestWinMinor: line.largestWinMinor.toString(),
  ...rebateOf(line),
});

/** The one game of all lines, by which the account record names the slip; nothing where they are of several. */
function gameOfAll(lines: readonly PricedLine[]) {
  const nodes = new Set(lines.map(({ game }) => game.nodeId));
  return nodes.size === 1 ? { nodeId: [...nodes][0] } : {};
}

/** The caller as they stake now. */
export const stakerOf = ({ session, brand, services, now }: StakingCall): Staker => ({
  accountId: session.accountId,
  type: session.type,
  brand,
  limits: services.limits,
  sessionId: session.sessionId,
  now,
});
