/**
 * A toss of a coin as a whole engine: its stake is the member's own call, taken for a quoted price and under a cap until
 * the toss closes; its result may be corrected, its bet cancelled before the close, voided, or cashed out.
 */
import type { Connection } from '@palpite/ledger/connection.ts';
import type { TestOperator } from '#testing/operator.ts';
import type { Engine } from '../engine.ts';
import type { Staker } from '../gate.ts';
import { closeIssue, setCap } from '../market.ts';
import { readQuote, signQuote } from '../quote.ts';
import { cancel, cashOut, type Placing, place, resettle, settle, voidWager } from '../wagers.ts';

const KEY = 'c'.repeat(43);
const QUOTE_MILLISECONDS = 5_000;

export interface CoinSlip {
  readonly staker: Staker;
  readonly toss: string;
  readonly side: 'heads' | 'tails';
  readonly stakeMinor: bigint;
}

interface CoinPriced {
  readonly toss: string;
  readonly side: string;
  readonly stake: string;
  readonly odds: number;
}

interface CoinPlacing extends Pick<Placing, 'key' | 'ref' | 'staker'> {
  readonly offer: string;
  readonly nodeId?: number;
  readonly isPending?: boolean;
}

const quote = (_on: Connection, { staker, toss, side, stakeMinor }: CoinSlip): Promise<string> =>
  Promise.resolve(
    signQuote<CoinPriced>(KEY, {
      accountId: staker.accountId,
      priced: { toss, side, stake: stakeMinor.toString(), odds: 19_500 },
      expiresAt: staker.now.getTime() + QUOTE_MILLISECONDS,
    }),
  );

async function toss(on: Connection, { offer, staker, ...asked }: CoinPlacing) {
  const { accountId, now } = staker;
  const found = readQuote<CoinPriced>(KEY, offer, { accountId, now });
  if (found === null) throw new Error('the offer is over');
  const { priced } = found;
  const stakeMinor = BigInt(priced.stake);
  return place(on, {
    ...asked,
    staker,
    product: 'COIN',
    engine: 'coin',
    issue: priced.toss,
    closing: priced.toss,
    stakeMinor,
    legs: [{ leg: 1, play: 'Side', selection: priced.side, odds: priced.odds }],
    exposure: { [`${priced.toss}:${priced.side}`]: (stakeMinor * BigInt(priced.odds)) / 10_000n },
  });
}

export const coin = {
  owns: (engine: string) => engine === 'coin',
  acts: { quote, place: toss, settle, resettle, void: voidWager, cancel, cashOut },
  proofOf: () => Promise.resolve(null),
} satisfies Engine & { readonly acts: object };

/** Opens a toss for an hour; each side takes bets that win up to `capMinor`. */
export async function openToss(operator: TestOperator, name: string, capMinor = 10n ** 12n) {
  const { pool, now } = operator.services;
  await closeIssue(pool, name, new Date(now().getTime() + 3_600_000));
  for (const side of ['heads', 'tails']) await setCap(pool, `${name}:${side}`, capMinor);
}
