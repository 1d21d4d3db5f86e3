/** Boards that several plays share: a player sees them at once, and each still makes a line of its own. */
import type { Kind } from '@palpite/lottery/games.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';

/** The group of the plays that share a board. */
export const TOGETHER = 'basic';

/** The sections of a game's shared board, from above; plays in one row are in one section. */
const SECTIONS: Partial<Record<Kind, readonly (readonly string[])[]>> = {
  k3: [['sum-size-strict'], ['sum'], ['any-pair'], ['exact-triple', 'any-triple']],
};

type Plays = Pick<LotteryOffer, 'kind' | 'plays'>;

/** The sections with the plays that are offered; none where no two plays share a board. */
export function sectionsOf({ kind, plays }: Plays): readonly (readonly OfferedPlay[])[] {
  const sections = (SECTIONS[kind] ?? [])
    .map((codes) => codes.flatMap((code) => plays.find(({ row }) => row.code === code) ?? []))
    .filter((section) => section.length > 0);
  return sections.flat().length > 1 ? sections : [];
}

/** The plays on the board with this one, itself among them. */
export function partsOf(game: Plays, play: OfferedPlay): readonly OfferedPlay[] {
  const parts = sectionsOf(game).flat();
  return parts.some(({ row }) => row.code === play.row.code) ? parts : [play];
}

/** What a list of plays offers: a play, or those that share a board. */
export interface Entry {
  /** The play that opens it. */
  readonly code: string;
  readonly group: string;
  readonly plays: readonly OfferedPlay[];
}

/** The shared board first, then every other play, in the operator's order. */
export function entriesOf(game: Plays): readonly Entry[] {
  const shared = sectionsOf(game).flat();
  const others = game.plays
    .filter((play) => !shared.includes(play))
    .map((play) => ({ code: play.row.code, group: play.row.group, plays: [play] }));
  const [first] = shared;
  return first ? [{ code: first.row.code, group: TOGETHER, plays: shared }, ...others] : others;
}

export const holds = ({ plays }: Entry, { row }: OfferedPlay): boolean =>
  plays.some((play) => play.row.code === row.code);
