/**
 * The ledger's rules in memory, as plainly as they can be written: what the real one is compared with.
 * One caller, no database, no concurrency.
 */
import type { HoldPart } from '../hold.ts';
import type { Posting, Transfer, TransferLabel } from '../transfer.ts';

/** Either the balances of the guarded accounts that were touched, or the code of the refusal. */
export type Outcome =
  | { readonly balances: Readonly<Record<string, bigint>>; readonly replayed: boolean }
  | { readonly refused: string };

/** A posting; of a taking with the account whose share of the hold it is. */
interface Line extends Posting {
  readonly credit?: string;
}

interface Kept {
  readonly role: 'post' | 'hold' | 'resolve' | 'correct';
  /** The transfer it adds to, resolves or corrects. */
  readonly relates: number | undefined;
  readonly body: string;
  readonly lines: readonly Line[];
  readonly balances: Readonly<Record<string, bigint>>;
}

export interface ModelAccount {
  readonly currency: string;
  readonly guarded: boolean;
}

export interface ModelHold extends TransferLabel {
  readonly account: string;
  readonly currency: string;
  readonly parts: readonly HoldPart[];
  readonly addTo: number | undefined;
}

/** Without `captured` all goes to the destination, without `released` the rest goes back. */
export interface Taking {
  readonly destination?: string | undefined;
  readonly captured?: bigint | undefined;
  readonly released?: bigint | undefined;
  readonly also: readonly Posting[];
}

interface Wanted extends Pick<Kept, 'role' | 'relates' | 'lines'> {
  readonly label: TransferLabel;
}

type Shares = ReadonlyMap<string, bigint>;

const refuse = (refused: string): Outcome => ({ refused });
const isRefused = (outcome: Outcome) => 'refused' in outcome;
const sum = (shares: Shares) => [...shares.values()].reduce((total, each) => total + each, 0n);

export class LedgerModel {
  readonly balances = new Map<string, bigint>();
  /** Transfers in the order in which they were made; their index names them. */
  readonly transfers: Kept[] = [];
  readonly #accounts: ReadonlyMap<string, ModelAccount>;
  readonly #keys = new Map<string, number>();
  /** What remains of each hold, by the account it came from; empty once it is resolved. */
  readonly #held = new Map<number, Map<string, bigint>>();
  readonly #corrected = new Set<number>();

  /** @param accounts in the order in which they were opened */
  constructor(accounts: ReadonlyMap<string, ModelAccount>) {
    this.#accounts = accounts;
    for (const ref of accounts.keys()) this.balances.set(ref, 0n);
  }

  post(transfer: Transfer): Outcome {
    const wanted = { label: transfer, role: 'post', relates: undefined } as const;
    return this.#record({ ...wanted, lines: transfer.postings });
  }

  hold(wanted: ModelHold): Outcome {
    const { account: destination, currency, parts, addTo } = wanted;
    const lines = parts.map((part) => ({ ...part, destination, currency }));
    const transfer = { label: wanted, role: 'hold', relates: addTo, lines } as const;
    const before = this.transfers.length;
    const outcome = this.#record(transfer, () => this.#refusalToAdd(addTo, destination));
    if (isRefused(outcome) || this.transfers.length === before) return outcome;
    const shares = this.#held.get(addTo ?? before) ?? new Map<string, bigint>();
    for (const { source, amountMinor } of parts) {
      shares.set(source, (shares.get(source) ?? 0n) + amountMinor);
    }
    this.#held.set(addTo ?? before, shares);
    return outcome;
  }

  #refusalToAdd(hold: number | undefined, account: string): string | undefined {
    if (hold === undefined) return undefined;
    const shares = this.#held.get(hold);
    if (!shares) return 'unknown_hold';
    if (sum(shares) === 0n) return 'hold_already_resolved';
    const known = this.#accounts.has(account);
    return known && this.#accountOf(hold) !== account ? 'unknown_hold' : undefined;
  }

  #accountOf(hold: number): string {
    return this.transfers[hold]?.lines[0]?.destination ?? '';
  }

  /** Takes from a hold, named by its index. */
  resolve(label: TransferLabel, hold: number, taking: Taking): Outcome {
    const shares = this.#held.get(hold);
    if (!shares) return refuse('unknown_hold');
    const wanted = { label, role: 'resolve', relates: hold } as const;
    const lost = !this.#areKnown([taking.destination ?? this.#accountOf(hold)], taking.also);
    const earlier = this.transfers[this.#keys.get(label.key) ?? -1];
    if (earlier) {
      const lines = lost ? undefined : this.#linesOf(hold, sharesOf(earlier.lines), taking);
      return lines ? this.#record({ ...wanted, lines }) : refuse('key_reused');
    }
    if (sum(shares) === 0n) return refuse('hold_already_resolved');
    if (lost) return refuse('unknown_account');
    const lines = this.#linesOf(hold, shares, taking);
    if (!lines) return refuse('exceeds_hold');
    const outcome = this.#record({ ...wanted, lines });
    if (isRefused(outcome)) return outcome;
    for (const [ref, taken] of sharesOf(lines)) shares.set(ref, (shares.get(ref) ?? 0n) - taken);
    return outcome;
  }

  /** The lines of a taking from what is held, or undefined if that is less. */
  #linesOf(hold: number, shares: Shares, taking: Taking): Line[] | undefined {
    const { destination, also } = taking;
    const source = this.#accountOf(hold);
    const currency = this.#accounts.get(source)?.currency ?? '';
    const total = sum(shares);
    const captured = destination === undefined ? 0n : (taking.captured ?? total);
    const released = taking.released ?? total - captured;
    if (captured + released > total || released < 0n) return undefined;
    const rest = new Map(shares);
    const take = (wanted: bigint, to: (credit: string) => string): Line[] => {
      let left = wanted;
      return [...this.#accounts.keys()].flatMap((credit) => {
        const share = rest.get(credit) ?? 0n;
        const amountMinor = share < left ? share : left;
        left -= amountMinor;
        rest.set(credit, share - amountMinor);
        const line = { source, destination: to(credit), amountMinor, currency, credit };
        return amountMinor > 0n ? [line] : [];
      });
    };
    const lines = destination === undefined ? [] : take(captured, () => destination);
    if (destination !== undefined && captured === 0n) {
      const credit = [...this.#accounts.keys()].find((ref) => shares.has(ref) && shares.get(ref));
      lines.push({ source, destination, amountMinor: 0n, currency, credit: credit ?? '' });
    }
    return [...lines, ...take(released, (credit) => credit), ...also];
  }

  correct(label: TransferLabel, transfer: number): Outcome {
    const kept = this.transfers[transfer];
    if (!kept) return refuse('unknown_transfer');
    if (kept.role === 'hold' || kept.role === 'resolve') return refuse('not_correctable');
    const lines = kept.lines
      .map((line) => ({ ...line, source: line.destination, destination: line.source }))
      .reverse();
    const wanted = { label, role: 'correct', relates: transfer, lines } as const;
    const outcome = this.#record(wanted, () =>
      this.#corrected.has(transfer) ? 'already_corrected' : undefined,
    );
    if (!isRefused(outcome)) this.#corrected.add(transfer);
    return outcome;
  }

  #record(wanted: Wanted, refusal: () => string | undefined = () => undefined): Outcome {
    const { label, role, relates, lines } = wanted;
    const { key, kind, reference, note = '' } = label;
    const body = JSON.stringify(
      [kind, reference, note, role, relates, lines.map(fieldsOf)],
      (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    );
    const earlier = this.transfers[this.#keys.get(key) ?? -1];
    if (earlier) {
      if (earlier.body !== body) return refuse('key_reused');
      return { balances: earlier.balances, replayed: true };
    }
    const why = refusal();
    if (why !== undefined) return refuse(why);
    if (!this.#areKnown([], lines)) return refuse('unknown_account');
    const after = this.#apply(lines);
    if (typeof after === 'string') return refuse(after);
    const balances: Record<string, bigint> = {};
    for (const [ref, amount] of after) {
      this.balances.set(ref, amount);
      if (this.#accounts.get(ref)?.guarded) balances[ref] = amount;
    }
    this.#keys.set(key, this.transfers.length);
    this.transfers.push({ role, relates, body, lines, balances });
    return { balances, replayed: false };
  }

  #areKnown(refs: readonly string[], lines: readonly Posting[]): boolean {
    const all = [...refs, ...lines.flatMap(({ source, destination }) => [source, destination])];
    return all.every((ref) => this.#accounts.has(ref));
  }

  /** The balances of the touched accounts afterwards, or why not. */
  #apply(lines: readonly Posting[]): Map<string, bigint> | string {
    const after = new Map<string, bigint>();
    for (const { source, destination, amountMinor, currency } of lines) {
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

const fieldsOf = ({ source, destination, amountMinor, currency, credit }: Line) => [
  source,
  destination,
  amountMinor,
  currency,
  credit,
];

/** What lines took of a hold, by the account it came from. */
function sharesOf(lines: readonly Line[]): Shares {
  const shares = new Map<string, bigint>();
  for (const { credit, amountMinor } of lines) {
    if (credit !== undefined) shares.set(credit, (shares.get(credit) ?? 0n) + amountMinor);
  }
  return shares;
}
