/** Whether the times of a record are in the order that its proof needs. Pure: the verify page runs this code in the browser. */
import { type LaterRule, type NamedRound, roundAfterRoot, roundPublicAt } from './later-round.ts';
import type { BetLeaf } from './merkle.ts';

/** What is published of when an issue closed and was drawn. Times are ISO 8601, null before they have come. */
export interface TimesRecord {
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly closedAt: string | null;
  readonly drawnAt: string | null;
  /** Named before the sales. */
  readonly drand: { readonly round: number } | null;
  /** Null for issues from before there was a rule. */
  readonly later: LaterRule | null;
  /** By the rule, fixed with the root. */
  readonly mixedRound: number | null;
  readonly entropy: { readonly round: number } | null;
}

/**
 * `closed-early`: the root is older than the close. `drawn-before-root`, `drawn-early`: the numbers are older than the root, or
 * than their time. `root-late`: the round was public before the root. `other-round`: not the one of the rule. `placed-late`:
 * the bet is younger than the close. `malformed`: a time is none.
 */
export type TimeFault =
  | 'closed-early'
  | 'drawn-before-root'
  | 'drawn-early'
  | 'root-late'
  | 'other-round'
  | 'placed-late'
  | 'malformed';

/** @param leaf of a bet in that issue, if its time is to be checked too */
export function timeFaults(record: TimesRecord, leaf?: BetLeaf): TimeFault[] {
  const [closesAt, drawsAt] = [Date.parse(record.closesAt), Date.parse(record.drawsAt)];
  const closedAt = timeOf(record.closedAt);
  const drawnAt = timeOf(record.drawnAt);
  const placedAt = timeOf(leaf?.placedAt ?? null);
  if ([closesAt, drawsAt, closedAt, drawnAt, placedAt].some(Number.isNaN)) return ['malformed'];
  return [
    ...fault('closed-early', closedAt !== null && closedAt < closesAt),
    ...fault('drawn-before-root', drawnAt !== null && (closedAt === null || drawnAt < closedAt)),
    ...fault('drawn-early', drawnAt !== null && drawnAt < drawsAt),
    ...fault('placed-late', placedAt !== null && placedAt >= closesAt),
    ...roundFaults(record, { drawsAt, closedAt, drawnAt }),
  ];
}

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

const fault = (name: TimeFault, is: boolean): TimeFault[] => (is ? [name] : []);

interface Times {
  readonly drawsAt: number;
  readonly closedAt: number | null;
  readonly drawnAt: number | null;
}

function roundFaults(record: TimesRecord, { drawsAt, closedAt, drawnAt }: Times): TimeFault[] {
  const { drand, later, mixedRound, entropy } = record;
  if (drand === null || closedAt === null) return [];
  const { round } = drand;
  if (later === null) {
    const isOther = entropy !== null && entropy.round !== round;
    return [...fault('root-late', closedAt >= drawsAt), ...fault('other-round', isOther)];
  }
  const named: NamedRound = { round, publicAt: drawsAt, later };
  const due = roundAfterRoot(named, closedAt);
  const isOther = mixedRound !== due || (entropy !== null && entropy.round !== due);
  const isEarly = drawnAt !== null && drawsAt <= drawnAt && drawnAt < roundPublicAt(named, due);
  return [...fault('other-round', isOther), ...fault('drawn-early', isEarly)];
}
