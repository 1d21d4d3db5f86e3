import { type AccountType, isGuest } from '@palpite/domain';
import { cappedWins, liabilityMinor, WHOLE_PLAY } from '@palpite/lottery/caps.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import type { Cap } from '#modules/wager/index.ts';
import { capKeysOf } from '../issues/issue.ts';
import type { Terms } from '../rules/terms.ts';

/** What may be lost on a number of an issue, all members together; guests together have as much of their own. */

/** Each cap is spread, so that bets on a hot number do not queue for one row. */
const STRIPES = 8;

interface Issue {
  readonly id: number;
}

/**
 * How the keys of one play of an issue begin. Guests' play money costs nothing, so it counts apart: it could fill the
 * caps of members.
 */
export const playKeysOf = (issue: Issue, play: string, type: AccountType): `${string}:` =>
  `${capKeysOf(issue)}${isGuest(type) ? 'guest:' : ''}${play}:`;

interface Line {
  readonly type: AccountType;
  readonly issue: Issue;
  readonly play: PricedPlay;
  readonly selection: Selection;
  readonly unitMinor: bigint;
  readonly largestWinMinor: bigint;
}

interface Capped extends Cap {
  readonly liabilityMinor: bigint;
}

type CapTerms = Pick<Terms, 'numberCapMinor' | 'playCapMinor'>;

/** The caps that a line counts against, and by how much. */
export function capsOf(line: Line, { numberCapMinor, playCapMinor: capMinor }: CapTerms): Capped[] {
  const { type, issue, play, selection, unitMinor, largestWinMinor } = line;
  const key = (name: string) => `${playKeysOf(issue, play.code, type)}${name}`;
  const wins = cappedWins(play, selection);
  if (wins === undefined) {
    return [{ key: key(WHOLE_PLAY), capMinor, stripes: STRIPES, liabilityMinor: largestWinMinor }];
  }
  return wins.map(({ name, tier }) => ({
    key: key(name),
    capMinor: numberCapMinor,
    stripes: STRIPES,
    liabilityMinor: liabilityMinor(play, tier, unitMinor),
  }));
}

/** What all lines of a slip together may lose, by key. */
export function liabilitiesOf(lines: readonly { readonly caps: readonly Capped[] }[]) {
  const sums = new Map<string, bigint>();
  for (const { key, liabilityMinor: minor } of lines.flatMap(({ caps }) => caps)) {
    sums.set(key, (sums.get(key) ?? 0n) + minor);
  }
  return sums;
}
