import type { Settings } from '@palpite/contract/system.ts';

/** The pages without side and top bars, unless the operator shows them there (spec section 2). */
const FULL_SCREEN_PATHS = ['/seamless', '/vnlottery'];

/** How much of the shell a route wants; every route says what differs from all of it. `never`: no bars, whatever the operator says. */
export interface FrameOptions {
  /** Nothing of the site is around the page, and nothing watches it: another page of the site may frame it. */
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
  /** The side menu begins narrow here, whatever its owner chose for the other pages. */
  menuStartsMini: boolean;
}

type Matches = readonly { pathname: string; staticData: { frame?: FrameOptions } }[];

/** Whether the page that is shown is all that the document holds. */
export const isBare = (matches: Matches): boolean =>
  matches.at(-1)?.staticData.frame?.bare === true;

/** What stands around the page that is shown. The pages without bars have them again where the operator says so. */
export function frameOf(
  matches: Matches,
  { barsOnFullScreenPages }: Pick<Settings, 'barsOnFullScreenPages'>,
): Frame {
  const page = matches.at(-1);
  const { bars = 'all', footer = true } = page?.staticData.frame ?? {};
  const isFullScreen = page !== undefined && FULL_SCREEN_PATHS.includes(page.pathname);
  const menuStartsMini = isFullScreen && barsOnFullScreenPages;
  const without = bars === 'never' || (isFullScreen && !barsOnFullScreenPages);
  return { bars: without ? 'none' : bars, footer, menuStartsMini };
}
