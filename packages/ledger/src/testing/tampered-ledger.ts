/** A small ledger for the tests of the audit, and a way to change it behind its functions' back. */
import { assertSound } from './assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './ledger-database.ts';

/** The number of the transfer of a key, as SQL. */
export const idOf = (key: string): string =>
  `(select transfer_id from ledger.used_key where key_hash = ledger.hash16('${key}'))`;

export class TamperedLedger {
  readonly #database: LedgerDatabase;

  private constructor(database: LedgerDatabase) {
    this.#database = database;
  }

  /** Two batches of three transfers, and one that is not sealed. With `after` they follow a checkpoint. */
  static async open({ after }: { after: boolean }): Promise<TamperedLedger> {
    const opened = new TamperedLedger(await createLedgerDatabase());
    const { ledger, app } = opened.#database;
    const account = { currency: 'BRL', brandCode: 'palpite' };
    await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
    await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
    await ledger.openAccount(app, { ...account, ref: 'hold', guarded: true, listed: false });
    if (after) {
      await opened.deposit('before', 100n);
      await opened.hold('held before', 30n);
      assertSound(await ledger.makeCheckpoint());
    }
    await opened.deposit('deposit', 10n);
    await opened.hold('held', 2n);
    const lost = await opened.hold('lost', 1n);
    await ledger.seal();
    const label = { kind: 'part', reference: 'tamper', holdId: lost.transferId };
    await ledger.settleHold(app, { ...label, key: 'settled', destination: 'house' });
    const wrong = await opened.deposit('wrong', 5n);
    await ledger.correct(app, { ...label, key: 'right', transferId: wrong.transferId });
    await ledger.seal();
    await opened.deposit('unsealed', 7n);
    return opened;
  }

  get ledger() {
    return this.#database.ledger;
  }

  get app() {
    return this.#database.app;
  }

  get owner() {
    return this.#database.owner;
  }

  get url() {
    return this.#database.url;
  }

  deposit(key: string, amountMinor: bigint) {
    const postings = [{ source: 'house', destination: 'player', amountMinor, currency: 'BRL' }];
    const wanted = { key, kind: 'deposit', reference: 'tamper', note: 'as paid', postings };
    return this.ledger.post(this.app, wanted);
  }

  hold(key: string, amountMinor: bigint) {
    const stake = { source: 'player', account: 'hold', amountMinor, currency: 'BRL' };
    return this.ledger.hold(this.app, { key, kind: 'bet', reference: 'tamper', ...stake });
  }

  /** As someone with full rights to the database, who switches the guards off first. */
  async tamper(...statements: string[]): Promise<void> {
    const client = await this.owner.connect();
    try {
      await client.query('set session_replication_role = replica');
      for (const statement of statements) await client.query(statement);
    } finally {
      client.release(true);
    }
  }

  drop(): Promise<void> {
    return this.#database.drop();
  }
}
