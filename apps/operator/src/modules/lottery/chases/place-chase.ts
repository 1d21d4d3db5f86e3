import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { admitGuest, openSlip, refuse, walletOf } from '#modules/wager/index.ts';
import { placeLines } from '../bets/bet-lines.ts';
import { type BettingNeeds, stakerOf } from '../bets/place-slip.ts';
import { type PricedLine, priceLines, refuseTooLarge } from '../bets/price-slip.ts';
import { CHASE_KIND, type ChaseRule, partLines, stakeOf } from './chase.ts';

const chaseHandler = handlerOf<BettingNeeds>();

/** Holds the sum of all parts and places the first. */
export const lotteryPlaceChase = chaseHandler(endpoints.lottery.placeChase, {
  async prepare({ services, own, brand, session, body }) {
    const { database } = services;
    const { multiples, numero } = body;
    const { type } = session;
    admitGuest(type, brand);
    refuseTooLarge(body.lines);
    const { playBook, termsBook } = own;
    const asking = { database, playBook, termsBook, brand, type };
    // The dearest part decides whether its amounts fit; the first one is placed now.
    const dearest = multiples.indexOf(Math.max(...multiples));
    const most = await priceLines(asking, partLines(body, numero, dearest));
    const lines = await priceLines(asking, partLines(body, numero, 0));
    const parts = multiples.reduce((sum, each) => sum + BigInt(each), 0n);
    const total = (stakeOf(most) / BigInt(multiples[dearest] ?? 1)) * parts;
    if (total !== BigInt(body.totalMinor)) {
      throw new ContractError('price_changed', { totalMinor: total.toString() });
    }
    await own.capKeeper.ensure(lines.flatMap(({ caps }) => caps));
    return lines;
  },
  async work(call, lines: readonly PricedLine[]) {
    const { client, brand, session, body, now } = call;
    const { gameCode, numero, multiples, stopOnWin } = body;
    const staker = stakerOf(call);
    const rule: ChaseRule = {
      gameCode,
      numero,
      nodeId: lines[0]?.game.nodeId ?? 0,
      lines: body.lines,
      multiples,
      stopOnWin,
      placed: 1,
      ended: null,
    };
    const slip = await openSlip(client, {
      key: `lottery:slip:${randomUUID()}`,
      staker,
      kind: CHASE_KIND,
      totalMinor: BigInt(body.totalMinor),
      rule,
    }).catch(refuse);
    await placeLines(call, staker, lines, slip.id);
    return {
      chaseId: String(slip.id),
      currency: brand.currency,
      totalMinor: body.totalMinor,
      // The parts take theirs from the hold.
      balanceMinor: slip.balanceMinor.toString(),
      balance: await walletOf(client, session.accountId, now),
    };
  },
});
