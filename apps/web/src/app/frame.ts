import type { Settings } from '@palpite/contract/system.ts';

/** The pages without side and top bars, unless the operator enables them there (spec section 2). */
const FULL_SCREEN_PATHS = ['/seamless', '/vnlottery'];

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
}

type Matches = readonly { pathname: string; staticData: { frame?: FrameOptions } }[];

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
  const menuStartsMini = isFullScreen && barsOnFullScreenPages;
  const without = bars === 'never' || (isFullScreen && !barsOnFullScreenPages);
  return { bars: without ? 'none' : bars, footer, menuStartsMini };
}
