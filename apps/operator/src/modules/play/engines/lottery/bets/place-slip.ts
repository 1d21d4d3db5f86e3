import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { betOrder } from '@palpite/domain';
import type { Caller } from '#kernel/http/caller.ts';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { admitGuest } from '../../../wager/free-play.ts';
import type { Staker } from '../../../wager/gate.ts';
import type { CapKeeper } from '../../../wager/market.ts';
import { openSlip } from '../../../wager/slips.ts';
import type { PlayBook } from '../play-book.ts';
import type { TermsBook } from '../terms-book.ts';
import { placeLines, refuse } from './bet-lines.ts';
import { slipIdOf } from './bet-slip.ts';
import { rebateOf } from './bet-tree.ts';
import { type PricedLine, priceSlip } from './price-slip.ts';
import type { Rooms } from './room.ts';

export interface LotteryNeeds {
  readonly playBook: PlayBook;
  readonly termsBook: TermsBook;
  readonly lotteryRooms: Rooms;
  readonly capKeeper: CapKeeper;
}

const betHandler = handlerOf<LotteryNeeds>();
type StakingCall = Pick<CallContext, 'brand' | 'services' | 'now'> & {
  readonly session: Caller;
};

/** Bets: every line of a slip, or none. */
export const lotteryPlaceSlip = betHandler(endpoints.lottery.placeSlip, {
  // Before the transaction: what it reads and counts needs no lock, and caps are there before a stake names them.
  async prepare({ services, own, brand, session, body }) {
    const { database } = services;
    const { type } = session;
    admitGuest(type, brand);
    const { playBook, termsBook } = own;
    const asking = { database, playBook, termsBook, brand, type };
    const lines = await priceSlip(asking, body);
    await own.capKeeper.ensure(lines.flatMap(({ caps }) => caps));
    return lines;
  },
  async work(call, lines: readonly PricedLine[]) {
    const { client, brand, body } = call;
    const staker = stakerOf(call);
    const slip =
      lines.length === 1
        ? undefined
        : await openSlip(client, {
            key: `lottery:slip:${randomUUID()}`,
            staker,
            kind: 'lottery',
            totalMinor: BigInt(body.totalMinor),
            rule: gameOfAll(lines),
          }).catch((error: unknown) => refuse(error));
    const placed = await placeLines(call, staker, lines, slip?.id);
    return {
      ...slipIdOf(slip?.id),
      currency: brand.currency,
      totalMinor: body.totalMinor,
      balanceMinor: (placed.at(-1)?.balanceMinor ?? 0n).toString(),
      bets: lines.map((line, at) => ({
        order: betOrder(placed[at]?.id ?? 0),
        stakeMinor: line.stakeMinor.toString(),
        largestWinMinor: line.largestWinMinor.toString(),
        ...rebateOf(line),
      })),
    };
  },
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
