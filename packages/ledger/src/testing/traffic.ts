/**
 * Traffic for the crash suites: acts that follow from their key alone, so that a test which finds one in doubt
 * after a crash can ask for it again; and a book of what was sent and what was acknowledged.
 */
import { createHash } from 'node:crypto';
import type { Connection } from '../connection.ts';
import type { Ledger } from '../ledger.ts';
import type { Acknowledged } from './find-lost.ts';

const PLAYERS = 6;
const FUNDS_MINOR = 1_000_000n;
const HOUSE = 'house:bets:BRL';
const FLOAT = 'house:deposits:BRL';

export type Acknowledge = (each: Acknowledged) => void;

interface Act {
  readonly player: string;
  readonly amountMinor: bigint;
  readonly kind: 'bet' | 'win' | 'stake';
}

function actOf(key: string): Act {
  const digest = createHash('sha256').update(key).digest();
  const kinds = ['bet', 'win', 'stake'] as const;
  return {
    player: `player:${digest.readUInt8(0) % PLAYERS}`,
    amountMinor: BigInt(digest.readUInt8(1) + 1),
    kind: kinds[digest.readUInt8(2) % kinds.length] ?? 'bet',
  };
}

/** Opens the accounts and gives every player the same money; again is nothing. */
export async function prepareTraffic(ledger: Ledger, on: Connection): Promise<void> {
  const account = { currency: 'BRL', brandCode: 'palpite' };
  for (const ref of [HOUSE, FLOAT])
    await ledger.openAccount(on, { ...account, ref, guarded: false });
  for (let at = 0; at < PLAYERS; at += 1) {
    const player = `player:${at}`;
    await ledger.openAccount(on, { ...account, ref: `${player}:main`, guarded: true });
    await ledger.openAccount(on, { ...account, ref: `${player}:hold`, guarded: true });
    await ledger.post(on, {
      key: `fund:${player}`,
      kind: 'deposit',
      reference: 'traffic',
      postings: [
        {
          source: FLOAT,
          destination: `${player}:main`,
          amountMinor: FUNDS_MINOR,
          currency: 'BRL',
        },
      ],
    });
  }
}

/**
 * Does what `key` stands for, and tells each step once it is answered. Doing it again for the same key
 * finishes what is unfinished and repeats nothing.
 */
export async function perform(
  ledger: Ledger,
  on: Connection,
  key: string,
  acknowledge: Acknowledge,
): Promise<void> {
  const { player, amountMinor, kind } = actOf(key);
  const main = `${player}:main`;
  const currency = 'BRL';
  const label = { key, kind, reference: 'traffic' };
  if (kind === 'stake') {
    const stake = { source: main, account: `${player}:hold`, amountMinor, currency };
    const held = await ledger.hold(on, { ...label, ...stake });
    acknowledge({ key, transferId: held.transferId, amountMinor });
    const settle = { ...label, key: `${key}:settle`, kind: 'settle', holdId: held.transferId };
    const settled = await ledger.settleHold(on, { ...settle, destination: HOUSE });
    acknowledge({ key: settle.key, transferId: settled.transferId, amountMinor });
    return;
  }
  const [source, destination] = kind === 'bet' ? [main, HOUSE] : [HOUSE, main];
  const postings = [{ source, destination, amountMinor, currency }];
  const posted = await ledger.post(on, { ...label, postings });
  acknowledge({ key, transferId: posted.transferId, amountMinor });
}

/** What was sent, what was acknowledged, and what the balances must be once nothing is in doubt. */
export class TrafficBook {
  readonly acknowledged: Acknowledged[] = [];
  readonly #unfinished = new Set<string>();
  readonly #finished = new Set<string>();

  sent(key: string): void {
    this.#unfinished.add(key);
  }

  acknowledge(each: Acknowledged): void {
    this.acknowledged.push(each);
  }

  finished(key: string): void {
    this.#unfinished.delete(key);
    this.#finished.add(key);
  }

  /** Asks again for everything that was sent and not finished: it happened or not, now it has. */
  async settleDoubts(ledger: Ledger, on: Connection): Promise<number> {
    const doubtful = [...this.#unfinished];
    for (const key of doubtful) {
      await perform(ledger, on, key, (each) => this.acknowledge(each));
      this.finished(key);
    }
    return doubtful.length;
  }

  /** The players' balances that differ from what was finished: one transfer too many, or too few. */
  async wrongBalances(ledger: Ledger, on: Connection): Promise<string[]> {
    const expected = new Map<string, bigint>();
    for (let at = 0; at < PLAYERS; at += 1) expected.set(`player:${at}:main`, FUNDS_MINOR);
    for (const key of this.#finished) {
      const { player, amountMinor, kind } = actOf(key);
      const change = kind === 'win' ? amountMinor : -amountMinor;
      expected.set(`${player}:main`, (expected.get(`${player}:main`) ?? 0n) + change);
    }
    const actual = await ledger.balances(on, [...expected.keys()]);
    return [...expected]
      .filter(([ref, amount]) => actual.get(ref) !== amount)
      .map(([ref, amount]) => `${ref} has ${actual.get(ref)} and should have ${amount}`);
  }
}
