import type { Settings } from '@palpite/contract/system.ts';
import type { LotterySearch } from '../parts/lottery/lottery-search.ts';

/** The pages without side and top bars, unless the operator enables them there (spec section 2). */
const FULL_SCREEN_PATHS = ['/seamless', '/vnlottery'];

/** The pages of lotteries; with a game in the address, and no other view of it, bets are chosen there. */
const LOTTERY_PATHS = ['/lottery', '/elott', '/vnlottery'];

/**
 * How much of the shell a route shows; every route states what differs from all of it. `never`: no bars, whatever the
 * operator sets.
 */
export interface FrameOptions {
  /** Nothing of the site surrounds or watches the page: another page of the site may frame it. */
  bare?: boolean;
  bars?: 'all' | 'header' | 'never';
  footer?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameOptions;
  }
}

export interface Frame {
  bars: 'all' | 'header' | 'none';
  footer: boolean;
  /** The side menu begins narrow here, whatever the reader chose for other pages. */
  menuStartsMini: boolean;
  /** The page is a board: on a phone it takes the room of the header, the tabs and the main links. */
  board: boolean;
}

interface Match {
  pathname: string;
  status?: string;
  staticData: { frame?: FrameOptions };
  search?: object;
}
type Matches = readonly Match[];

/** Whether bets on a lottery are chosen here: the board takes the room. A lottery that does not exist has none. */
function isBetting({ pathname, status, search = {} }: Match): boolean {
  const { gameCode, view }: LotterySearch = search;
  const isAsked = gameCode !== undefined && view === undefined;
  return isAsked && status !== 'notFound' && LOTTERY_PATHS.includes(pathname);
}

/** Whether the document holds only this page. */
export const isBare = (matches: Matches): boolean =>
  matches.at(-1)?.staticData.frame?.bare === true;

/** What surrounds the page. Pages without bars get them back when the operator sets so. */
export function frameOf(
  matches: Matches,
  { barsOnFullScreenPages }: Pick<Settings, 'barsOnFullScreenPages'>,
): Frame {
  const page = matches.at(-1);
  const { bars = 'all', footer = true } = page?.staticData.frame ?? {};
  const isFullScreen = page !== undefined && FULL_SCREEN_PATHS.includes(page.pathname);
  const betting = page !== undefined && isBetting(page);
  const menuStartsMini = betting || (isFullScreen && barsOnFullScreenPages);
  const without = bars === 'never' || (isFullScreen && !barsOnFullScreenPages);
  return { bars: without ? 'none' : bars, footer, menuStartsMini, board: betting };
}
