import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LedgerError } from './ledger-errors.ts';
import { ACCOUNTS, type Act, act } from './testing/arbitrary-acts.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';
import { LedgerModel, type Outcome } from './testing/ledger-model.ts';
import type { Posted, Posting } from './transfer.ts';

let database: LedgerDatabase;
beforeAll(async () => {
  database = await createLedgerDatabase();
});
afterAll(() => database.drop());

type Runnable = { model: () => Outcome; real: () => Promise<Posted> };

let runs = 0;

/** One run: its own accounts, the model beside the ledger, every answer compared. */
class Run {
  readonly prefix = `run${(runs += 1)}:`;
  readonly accounts = new Map(ACCOUNTS.map((account) => [this.prefix + account.name, account]));
  readonly model = new LedgerModel(this.accounts);
  readonly ids: string[] = [];
  readonly done: Runnable[] = [];
  /** What happened, for the count at the end. */
  readonly met: string[] = [];
  #keys = 0;

  label(given: { key: string; kind: string }) {
    this.#keys += 1;
    const key = this.prefix + (given.key || `fresh${this.#keys}`);
    return { key, kind: given.kind, reference: 'model' };
  }

  postings(
    given: readonly { pair: [string, string]; amount: bigint; currency: string }[],
  ): Posting[] {
    return given.map(({ pair: [from, to], amount: amountMinor, currency }) => ({
      source: this.prefix + from,
      destination: this.prefix + to,
      amountMinor,
      currency: currency || this.currencyOf(from),
    }));
  }

  currencyOf(account: string): string {
    return ACCOUNTS.find((known) => known.name === account)?.currency ?? 'BRL';
  }

  /** Where a hold is; for what is none, the usual account. */
  accountOf(hold: number): string {
    const kept = this.model.transfers[hold];
    return (kept?.role === 'hold' && kept.lines[0]?.destination) || `${this.prefix}anna:hold`;
  }

  /** One of the holds so far, now and then something that is none. */
  pickHold(pick: number): number {
    const holds = [...this.model.transfers.keys()].filter(
      (at) => this.model.transfers[at]?.role === 'hold',
    );
    return holds[pick % (holds.length + 1)] ?? pick;
  }

  pickTransfer(pick: number): number {
    return pick % (this.model.transfers.length + 1);
  }

  idOf(index: number): string {
    return this.ids[index] ?? '999999999999';
  }

  async apply(step: Act): Promise<void> {
    if (step.act === 'seal') {
      await database.ledger.seal();
      return;
    }
    const runnable =
      step.act === 'repeat' ? this.done[step.index % (this.done.length + 1)] : this.runnable(step);
    if (!runnable) return;
    this.done.push(runnable);
    const expected = runnable.model();
    const made = this.model.transfers.length > this.ids.length;
    const actual = await runnable.real().then(
      (posted) => {
        if (made) this.ids.push(posted.transferId);
        return { balances: posted.balances, replayed: posted.replayed };
      },
      (error: unknown) => {
        if (error instanceof LedgerError) return { refused: error.code };
        throw error;
      },
    );
    deepStrictEqual(actual, expected);
    this.met.push(
      'refused' in expected ? expected.refused : expected.replayed ? 'replayed' : 'moved',
    );
  }

  runnable(step: Exclude<Act, { act: 'seal' | 'repeat' }>): Runnable {
    const { ledger, app } = database;
    const label = this.label(step.label);
    switch (step.act) {
      case 'post':
      case 'fund': {
        const given =
          step.act === 'post'
            ? step.postings
            : ['anna:main', 'bruno:main'].map((to) => ({
                pair: ['house:BRL', to] as [string, string],
                amount: step.amount,
                currency: '',
              }));
        const transfer = { ...label, postings: this.postings(given) };
        return { model: () => this.model.post(transfer), real: () => ledger.post(app, transfer) };
      }
      case 'hold': {
        const addTo = step.addTo === undefined ? undefined : this.pickHold(step.addTo);
        const wanted = {
          ...label,
          // What is added goes where the hold is, but now and then somewhere else.
          account:
            (step.addTo ?? 0) % 5 === 0 ? this.prefix + step.account : this.accountOf(addTo ?? -1),
          parts: step.parts.map(({ source, amount }) => ({
            source: this.prefix + source,
            amountMinor: amount + 1n,
          })),
          currency: this.currencyOf(step.account),
        };
        return {
          model: () => this.model.hold({ ...wanted, addTo }),
          real: () =>
            ledger.hold(app, {
              ...wanted,
              ...(addTo === undefined ? {} : { addTo: this.idOf(addTo) }),
            }),
        };
      }
      case 'settle':
      case 'capture': {
        const hold = this.pickHold(step.hold);
        const destination = this.prefix + step.destination;
        const also = this.postings(step.also);
        const given = { ...label, destination, also };
        if (step.act === 'settle') {
          const captured = step.part;
          return {
            model: () => this.model.resolve(label, hold, { destination, captured, also }),
            real: () =>
              ledger.settleHold(app, { ...given, amountMinor: captured, holdId: this.idOf(hold) }),
          };
        }
        const captured = (step.part ?? 0n) + 1n;
        const taking = { destination, captured, released: 0n, also };
        return {
          model: () => this.model.resolve(label, hold, taking),
          real: () =>
            ledger.captureHold(app, { ...given, amountMinor: captured, holdId: this.idOf(hold) }),
        };
      }
      case 'release': {
        const hold = this.pickHold(step.hold);
        const released = step.part === undefined ? undefined : step.part + 1n;
        return {
          model: () => this.model.resolve(label, hold, { released, also: [] }),
          real: () =>
            ledger.releaseHold(app, { ...label, amountMinor: released, holdId: this.idOf(hold) }),
        };
      }
      case 'correct': {
        const transfer = this.pickTransfer(step.transfer);
        return {
          model: () => this.model.correct(label, transfer),
          real: () => ledger.correct(app, { ...label, transferId: this.idOf(transfer) }),
        };
      }
    }
  }
}

test('thousands of random transfers, holds, repeats and corrections end as the rules in memory do', async () => {
  const met = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 120 }), async (acts) => {
      const run = new Run();
      for (const [ref, { currency, guarded }] of run.accounts) {
        await database.ledger.openAccount(database.app, {
          ref,
          currency,
          guarded,
          brandCode: 'model',
        });
      }
      for (const step of acts) await run.apply(step);
      const refs = [...run.accounts.keys()];
      expect(await database.ledger.balances(database.app, refs)).toEqual(run.model.balances);
      for (const what of run.met) met.set(what, (met.get(what) ?? 0) + 1);
    }),
    { numRuns: 150 },
  );
  assertSound(await database.ledger.verify());
  await database.ledger.seal();
  assertSound(await database.ledger.verify());
  // The property would be empty if money had not moved, or if a refusal had never been met.
  expect(met.get('moved')).toBeGreaterThan(3_000);
  expect(met.get('replayed')).toBeGreaterThan(100);
  for (const code of [
    'insufficient_funds',
    'key_reused',
    'unknown_account',
    'currency_mismatch',
    'same_account',
    'unknown_hold',
    'hold_already_resolved',
    'exceeds_hold',
    'unknown_transfer',
    'already_corrected',
    'not_correctable',
  ]) {
    expect(met.get(code), code).toBeGreaterThan(10);
  }
});
