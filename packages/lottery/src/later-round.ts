/**
 * Which public round is mixed into a draw. An issue names one before its sales, and the rule for a root that comes too late:
 * then a later round by whole steps, so that the list of bets is final before its round is public.
 */
export interface LaterRule {
  /** Between two rounds of the network. */
  readonly periodSeconds: number;
  /** The root is out at least so long before the round. */
  readonly marginSeconds: number;
  /** The next rounds by rule are so many apart: long steps leave no choice among rounds. */
  readonly stepRounds: number;
}

const MARGIN_SECONDS = 2;
const STEP_SECONDS = 60;

export const laterRule = (periodSeconds: number): LaterRule => ({
  periodSeconds,
  marginSeconds: MARGIN_SECONDS,
  stepRounds: Math.ceil(STEP_SECONDS / periodSeconds),
});

export interface NamedRound {
  readonly round: number;
  /** When that round is public, in milliseconds since 1970. */
  readonly publicAt: number;
  readonly later: LaterRule;
}

/** The round that is mixed in, by when the root was published. @param closedAt in milliseconds since 1970 */
export function roundAfterRoot({ round, publicAt, later }: NamedRound, closedAt: number): number {
  const step = later.stepRounds * later.periodSeconds * 1_000;
  const late = closedAt + later.marginSeconds * 1_000 - publicAt;
  return round + Math.max(0, Math.ceil(late / step)) * later.stepRounds;
}

/** When a round is public, from that of the named one. @returns milliseconds since 1970 */
export const roundPublicAt = ({ round, publicAt, later }: NamedRound, mixedRound: number): number =>
  publicAt + (mixedRound - round) * later.periodSeconds * 1_000;
