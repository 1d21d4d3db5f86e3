import { GAME_FEATURES, VOLATILITIES } from '@palpite/domain';
import * as v from 'valibot';
import {
  address,
  count,
  currency,
  decimal,
  gameCategory,
  id,
  instant,
  label,
  picture,
  positiveMinorUnits,
} from './wire.ts';

/** The nouns of the catalogue: games, vendors and their lanes. The calls are in catalogue.ts and launch.ts. */

/** How a game is opened: LOTT, ELOTT and the two TCG names open lottery screens. */
export const ACCOUNT_TYPE_NAMES = ['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT', 'SEAMLESS'] as const;

/** The screen of each type of lottery account. */
export const LOTTERY_SCREENS = {
  TCG_SEA: '/vnlottery',
  TCG_LOTTO_VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/elott',
} as const satisfies Partial<Record<(typeof ACCOUNT_TYPE_NAMES)[number], string>>;

/** A vendor's code; the name is from the wire. */
export const vassalage = v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]{1,19}$/));

/** How widely a game's results spread around its return. */
export const volatility = v.picklist(VOLATILITIES);

export const game = v.object({
  /** The game's id in the catalogue: favourites and launches refer to it. */
  nodeId: id,
  vassalage,
  vendorName: label,
  gameType: gameCategory,
  /** The class within its category that the lobby filters by (theme, kind of table …). */
  gameClassify: v.nullable(id),
  gameCode: id,
  gameName: label,
  /** Why a search found it when neither its name nor its vendor’s matches, e.g. "Theme: dragons". */
  foundBy: v.optional(label),
  picture,
  /** The same two columns wide: a game that the brand features. */
  widePicture: v.optional(picture),
  badges: v.array(v.picklist(['hot', 'new', 'jackpot'])),
  maintenance: v.boolean(),
  /** Whether a guest of the free play may open it. */
  demo: v.boolean(),
  /** Smallest stake of a round, where the vendor publishes it. */
  minBet: v.nullable(positiveMinorUnits),
  minLineNum: v.nullable(count),
  /** What its rounds have beside plain spins. */
  features: v.array(v.picklist(GAME_FEATURES)),
  currency,
  /** Theoretical return to player in percent, where the vendor publishes it. */
  rtp: v.nullable(decimal),
  volatility: v.nullable(volatility),
  /** Current prize of a jackpot game. */
  jackpot: v.nullable(positiveMinorUnits),
  /** `VASSALAGE`: opens a list of the vendor's games instead of a game. */
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  accountTypeName: v.picklist(ACCOUNT_TYPE_NAMES),
  defaultPlayType: v.nullable(id),
});
export type Game = v.InferOutput<typeof game>;

/** A vendor as the side menu and the lobby's tabs show it. */
export const vendorCard = v.object({
  vassalage,
  name: label,
  isHot: v.boolean(),
  isNew: v.boolean(),
  maintenance: v.boolean(),
  smallIcon: address,
  gameCount: count,
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

export const vendorLane = v.object({ gameCategory, title: label, vendors: v.array(vendorCard) });
export type VendorLane = v.InferOutput<typeof vendorLane>;

const games = v.array(game);

/** A page of games in any of the three shapes that operators return; read it by `gamesOf`. */
export const gamePage = v.union([
  v.object({ games, totalPages: count }),
  v.object({ list: games, totalPages: count }),
  v.object({ content: games, totalPages: count }),
]);
export type GamePage = v.InferOutput<typeof gamePage>;

/** The games of a page, in whichever shape it came. */
export function gamesOf(page: GamePage): { games: readonly Game[]; totalPages: number } {
  const { totalPages } = page;
  if ('games' in page) return { games: page.games, totalPages };
  return { games: 'list' in page ? page.list : page.content, totalPages };
}

/** How lotteries pay. */
export const prizeMode = v.picklist(['Lott', 'ZY', 'Elott', 'SEA']);

/** What a game drew last, as a row of a menu shows it: all its numbers, or of a table of prizes the special one. */
export const lotteryLastDraw = v.object({
  numero: id,
  openedAt: instant,
  /** The prize's code, or the only row of the game. */
  prize: id,
  numbers: v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
});

/** A lottery as it appears in a menu. */
export const lotteryGame = v.object({
  gameCode: id,
  gameName: label,
  accountTypeName: v.picklist(ACCOUNT_TYPE_NAMES),
  defaultPlayType: v.nullable(id),
  icon: v.nullable(address),
  /** The next draw, and when its bets close; null while none is scheduled. */
  nextDraw: v.nullable(v.object({ numero: id, closesAt: instant, drawsAt: instant })),
  /** The last issue whose bets are closed, while its numbers are awaited. */
  awaiting: v.nullable(v.object({ numero: id, closesAt: instant, drawsAt: instant })),
  lastDraw: v.nullable(lotteryLastDraw),
  maintenance: v.boolean(),
});
export type LotteryGame = v.InferOutput<typeof lotteryGame>;

/** Of a lottery that was played, what names its screen and its drawing; null for other games. */
export const playedLottery = v.nullable(v.pick(lotteryGame, ['gameCode', 'accountTypeName']));

/** A group of the lottery menu. */
export const lotteryGroup = v.object({
  gameGroupCode: id,
  labelName: label,
  gameMenus: v.array(lotteryGame),
  /** What the plays that most begin with pay; of Vietnam's groups alone. */
  pays: v.optional(
    v.array(
      v.object({
        play: id,
        /** In ten-thousandths of the unit, the stake included. */
        odds: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** What a unit returns on average, in percent. */
        returnPercent: decimal,
      }),
    ),
  ),
});
export type LotteryGroup = v.InferOutput<typeof lotteryGroup>;
