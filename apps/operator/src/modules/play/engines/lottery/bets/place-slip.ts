import { endpoints } from '@palpite/contract';
import type { Caller } from '#kernel/http/caller.ts';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { admitGuest } from '../../../wager/free-play.ts';
import type { Staker } from '../../../wager/gate.ts';
import type { CapKeeper } from '../../../wager/market.ts';
import type { PlayBook } from '../play-book.ts';
import type { SalesBook } from '../sales-book.ts';
import type { TermsBook } from '../terms-book.ts';
import { rebateOf } from './bet-tree.ts';
import { placeOnce } from './place-once.ts';
import { type PricedLine, priceSlip, salesAsked } from './price-slip.ts';
import type { Rooms } from './room.ts';

export interface LotteryNeeds {
  readonly playBook: PlayBook;
  readonly termsBook: TermsBook;
  readonly salesBook: SalesBook;
  readonly lotteryRooms: Rooms;
  readonly capKeeper: CapKeeper;
}

const betHandler = handlerOf<LotteryNeeds>();
type StakingCall = Pick<CallContext, 'brand' | 'services' | 'now'> & {
  readonly session: Caller;
};

/** A change by staff may come between a reading and the call; so often in a row it does not. */
const ATTEMPTS = 3;

/** Bets: every line of a slip, or none. */
export const lotteryPlaceSlip = betHandler(endpoints.lottery.placeSlip, {
  async act(call, key) {
    const { services, own, brand, session, body, now } = call;
    const { type } = session;
    admitGuest(type, brand);
    const asked = salesAsked(brand.code, body.lines);
    const pricing = { playBook: own.playBook, termsBook: own.termsBook, brand, type };
    let kept = own.salesBook.kept(asked, now);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const sales = kept ?? (await own.salesBook.read(asked));
      kept = undefined;
      const lines = await priceSlip(pricing, sales, body);
      // Before the call: a stake may wait only behind its gate.
      await own.capKeeper.ensure(lines.flatMap(({ caps }) => caps));
      const { totalMinor } = body;
      const value = { currency: brand.currency, totalMinor, bets: lines.map(betValue) };
      const { versions } = sales;
      const slip = { lines, versions, rule: gameOfAll(lines), totalMinor, value };
      const placed = await placeOnce(services.pool, key, stakerOf(call), slip);
      if (placed !== 'stale') return placed;
    }
    throw new Error('the lines of a slip changed while it was placed');
  },
});

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
