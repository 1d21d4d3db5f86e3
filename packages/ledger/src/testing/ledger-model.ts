/**
 * The ledger's rules in memory, as plainly as they can be written: what the real one is compared with.
 * One caller, no database, no concurrency.
 */
import type { Hold, SettleHold } from '../hold.ts';
import type { Posting, Transfer, TransferLabel } from '../transfer.ts';

/** Either the balances of the guarded accounts that were touched, or the code of the refusal. */
export type Outcome =
  | { readonly balances: Readonly<Record<string, bigint>>; readonly replayed: boolean }
  | { readonly refused: string };

interface Kept {
  readonly body: string;
  readonly postings: readonly Posting[];
  readonly balances: Readonly<Record<string, bigint>>;
  readonly isHold: boolean;
  readonly resolves: number | undefined;
}

export interface ModelAccount {
  readonly currency: string;
  readonly guarded: boolean;
}

interface Wanted {
  readonly label: TransferLabel;
  readonly postings: readonly Posting[];
  readonly isHold?: boolean;
  readonly resolves?: number;
  readonly corrects?: number;
}

const refuse = (refused: string): Outcome => ({ refused });

export class LedgerModel {
  readonly balances = new Map<string, bigint>();
  /** Transfers in the order in which they were made; their index names them. */
  readonly transfers: Kept[] = [];
  readonly #accounts: ReadonlyMap<string, ModelAccount>;
  readonly #keys = new Map<string, number>();
  readonly #resolved = new Set<number>();
  readonly #corrected = new Set<number>();

  constructor(accounts: ReadonlyMap<string, ModelAccount>) {
    this.#accounts = accounts;
    for (const ref of accounts.keys()) this.balances.set(ref, 0n);
  }

  post(transfer: Transfer): Outcome {
    return this.#record({ label: transfer, postings: transfer.postings });
  }

  hold(wanted: Hold): Outcome {
    const { source, account: destination, amountMinor, currency } = wanted;
    const postings = [{ source, destination, amountMinor, currency }];
    return this.#record({ label: wanted, postings, isHold: true });
  }

  /** Settles a hold, or without a destination releases it. `hold` is the index of the hold. */
  resolve(
    label: TransferLabel,
    hold: number,
    settle?: Pick<SettleHold, 'destination' | 'amountMinor' | 'also'>,
  ): Outcome {
    const held = this.transfers[hold];
    const [stake] = held?.postings ?? [];
    if (!held?.isHold || !stake) return refuse('unknown_hold');
    const taken = settle ? (settle.amountMinor ?? stake.amountMinor) : 0n;
    if (taken > stake.amountMinor) return refuse('exceeds_hold');
    const postings: Posting[] = [];
    const from = { source: stake.destination, currency: stake.currency };
    if (settle) postings.push({ ...from, destination: settle.destination, amountMinor: taken });
    const rest = stake.amountMinor - taken;
    if (rest > 0n) postings.push({ ...from, destination: stake.source, amountMinor: rest });
    postings.push(...(settle?.also ?? []));
    return this.#record({ label, postings, resolves: hold });
  }

  correct(label: TransferLabel, transfer: number): Outcome {
    const kept = this.transfers[transfer];
    if (!kept) return refuse('unknown_transfer');
    if (kept.isHold || kept.resolves !== undefined) return refuse('not_correctable');
    const postings = kept.postings
      .map((posting) => ({
        ...posting,
        source: posting.destination,
        destination: posting.source,
      }))
      .reverse();
    return this.#record({ label, postings, corrects: transfer });
  }

  #record(wanted: Wanted): Outcome {
    const { label, postings, isHold = false, resolves, corrects } = wanted;
    const { key, kind, reference, note = '' } = label;
    const body = JSON.stringify(
      [kind, reference, note, isHold, resolves, corrects, postings],
      (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    );
    const earlier = this.transfers[this.#keys.get(key) ?? -1];
    if (earlier) {
      if (earlier.body !== body) return refuse('key_reused');
      return { balances: earlier.balances, replayed: true };
    }
    if (resolves !== undefined && this.#resolved.has(resolves)) {
      return refuse('hold_already_resolved');
    }
    if (corrects !== undefined && this.#corrected.has(corrects)) {
      return refuse('already_corrected');
    }
    const after = this.#apply(postings);
    if (typeof after === 'string') return refuse(after);
    const balances: Record<string, bigint> = {};
    for (const [ref, amount] of after) {
      this.balances.set(ref, amount);
      if (this.#accounts.get(ref)?.guarded) balances[ref] = amount;
    }
    this.#keys.set(key, this.transfers.length);
    if (resolves !== undefined) this.#resolved.add(resolves);
    if (corrects !== undefined) this.#corrected.add(corrects);
    this.transfers.push({ body, postings, balances, isHold, resolves });
    return { balances, replayed: false };
  }

  /** The balances of the touched accounts afterwards, or why not. */
  #apply(postings: readonly Posting[]): Map<string, bigint> | string {
    const after = new Map<string, bigint>();
    for (const { source, destination, amountMinor, currency } of postings) {
      const both = this.#accounts.has(source) && this.#accounts.has(destination);
      if (!both) return 'unknown_account';
      if (source === destination) return 'same_account';
      for (const [ref, change] of [
        [source, -amountMinor],
        [destination, amountMinor],
      ] as const) {
        if (this.#accounts.get(ref)?.currency !== currency) return 'currency_mismatch';
        after.set(ref, (after.get(ref) ?? this.balances.get(ref) ?? 0n) + change);
      }
    }
    for (const [ref, amount] of after) {
      if (this.#accounts.get(ref)?.guarded && amount < 0n) return 'insufficient_funds';
    }
    return after;
  }
}
