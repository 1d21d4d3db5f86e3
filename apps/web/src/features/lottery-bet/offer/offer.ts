import type { LotteryOffer as AskedGame } from '../../../parts/lottery/lottery-offer.ts';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';

export type OfferedPlay = AskedGame['plays'][number];

/** A station that can be the other one of a play at two. */
export interface Station {
  readonly gameCode: string;
  readonly gameName: string;
  /** It has an issue of the number on sale, and this is its close; null where it has none. */
  readonly closesAt: string | null;
}

/** The lotteries of a slip by their codes, as far as they are known; that of the board is always there. */
export type Offers = ReadonlyMap<string, LotteryOffer>;

/** A lottery, with what else its lines and its board need to know. */
export interface LotteryOffer extends AskedGame {
  /** Its plays at the other prize levels that are in use, as far as they are loaded. */
  readonly levels?: ReadonlyMap<number, readonly OfferedPlay[]>;
  /** The other stations of its region; undefined where it has none and until they are known. */
  readonly stations?: readonly Station[] | undefined;
}

/** Whether several stations of a region are drawn at once, this one among them. */
export const hasStations = ({
  gameGroupCode,
  kind,
}: Pick<LotteryOffer, 'gameGroupCode' | 'kind'>): boolean =>
  isVietnam(gameGroupCode) && kind !== 'north';
