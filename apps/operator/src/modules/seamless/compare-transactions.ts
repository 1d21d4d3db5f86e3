import type { DifferenceKind } from './tables/vendor-session.table.ts';
import type { TheirTransaction } from './vendors/vendor-client.ts';

/** One of our records of a vendor's call, as far as it can be compared. Pure: no database, no clock. */
export interface OurTransaction {
  readonly transactionId: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly roundId: string;
  readonly playerId: string;
  readonly amountMinor: string;
  readonly currency: string;
  /** A bet that a rollback of the vendor has reversed here. */
  readonly takenBack: boolean;
}

export interface Difference {
  readonly transactionId: string;
  readonly kind: DifferenceKind;
  readonly ours: OurTransaction | null;
  readonly theirs: TheirTransaction | null;
}

/** Why two records of one id differ; undefined when they agree. */
export function differenceOf(
  ours: OurTransaction | undefined,
  theirs: TheirTransaction | undefined,
): DifferenceKind | undefined {
  if (!theirs) return ours ? 'missing_there' : undefined;
  // the vendor has no answer yet and will repeat the call: it will get our record as the answer
  if (theirs.state === 'pending') return undefined;
  if (!ours) return theirs.state === 'accepted' ? 'missing_here' : undefined;
  // A stake whose answer was lost: the vendor gave it up and rolled it back, and so did we.
  if (theirs.state === 'refused') return ours.takenBack ? undefined : 'refused_there_booked_here';
  const same =
    ours.kind === theirs.kind &&
    ours.roundId === theirs.roundId &&
    ours.playerId === theirs.playerId &&
    ours.amountMinor === theirs.amountMinor &&
    ours.currency === theirs.currency;
  return same ? undefined : 'amount_differs';
}

/**
 * Compares two records of the same time. `ours` and `theirs` may extend a little beyond it on either side, since the
 * two clocks differ; only ids in `due` are compared.
 */
export function compareTransactions(
  ours: ReadonlyMap<string, OurTransaction>,
  theirs: ReadonlyMap<string, TheirTransaction>,
  due: ReadonlySet<string>,
): Difference[] {
  return [...due].flatMap((transactionId) => {
    const kind = differenceOf(ours.get(transactionId), theirs.get(transactionId));
    if (!kind) return [];
    return [
      {
        transactionId,
        kind,
        ours: ours.get(transactionId) ?? null,
        theirs: theirs.get(transactionId) ?? null,
      },
    ];
  });
}
