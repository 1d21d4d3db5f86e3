/** A ledger with house accounts and, for each test, a player of its own: what the outcome tests share. */
import type { Pool } from 'pg';
import type { Ledger } from '../ledger.ts';
import type { Posted, Posting, TransferLabel } from '../transfer.ts';
import { assertSound } from './assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './ledger-database.ts';

export const DEPOSITS = 'house:deposits:BRL';
export const BETS = 'house:bets:BRL';
/** An account of another currency. */
export const FOREIGN = 'house:bets:USD';

export function posting(
  source: string,
  destination: string,
  amountMinor: bigint,
  currency = 'BRL',
): Posting {
  return { source, destination, amountMinor, currency };
}

export class Desk {
  readonly ledger: Ledger;
  readonly app: Pool;
  readonly #database: LedgerDatabase;
  #count = 0;

  private constructor(database: LedgerDatabase) {
    this.#database = database;
    this.ledger = database.ledger;
    this.app = database.app;
  }

  static async open(): Promise<Desk> {
    const desk = new Desk(await createLedgerDatabase());
    const house = { brandCode: 'palpite', guarded: false };
    for (const ref of [DEPOSITS, BETS]) {
      await desk.ledger.openAccount(desk.app, { ...house, ref, currency: 'BRL' });
    }
    await desk.ledger.openAccount(desk.app, { ...house, ref: FOREIGN, currency: 'USD' });
    return desk;
  }

  /** The test's own player … */
  get player(): string {
    return `player:${this.#count}:main`;
  }

  /** … and where that player's stakes are held. */
  get held(): string {
    return `player:${this.#count}:hold`;
  }

  /** Before each test. */
  async nextPlayer(): Promise<void> {
    this.#count += 1;
    const account = { currency: 'BRL', brandCode: 'palpite', guarded: true };
    for (const ref of [this.player, this.held]) {
      await this.ledger.openAccount(this.app, { ...account, ref });
    }
  }

  label(key: string, kind = 'bet'): TransferLabel {
    return { key: `${key}:${this.#count}`, kind, reference: `test:${this.#count}` };
  }

  post(label: TransferLabel, ...postings: Posting[]): Promise<Posted> {
    return this.ledger.post(this.app, { ...label, postings });
  }

  deposit(amountMinor: bigint): Promise<Posted> {
    const label = this.label('deposit', 'deposit');
    return this.post(label, posting(DEPOSITS, this.player, amountMinor));
  }

  bet(amountMinor: bigint, key = 'bet'): Promise<Posted> {
    return this.post(this.label(key), posting(this.player, BETS, amountMinor));
  }

  hold(amountMinor: bigint, key = 'hold'): Promise<Posted> {
    const stake = { source: this.player, account: this.held, amountMinor, currency: 'BRL' };
    return this.ledger.hold(this.app, { ...this.label(key, 'stake-held'), ...stake });
  }

  balance(ref = this.player): Promise<bigint> {
    return this.ledger.balance(this.app, ref);
  }

  /** After each test. */
  async check(): Promise<void> {
    assertSound(await this.ledger.verify());
  }

  async close(): Promise<void> {
    await this.#database.drop();
  }
}
