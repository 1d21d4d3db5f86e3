import type { Settings } from '@palpite/contract/system.ts';

/** How much of the shell a route wants; every route says what differs from all of it. `never`: whatever the operator says. */
export interface FrameOptions {
  bars?: 'all' | 'header' | 'none' | 'never';
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

/** What stands around the page that is shown. The pages without bars have them again where the operator says so. */
export function frameOf(
  matches: readonly { staticData: { frame?: FrameOptions } }[],
  { barsOnFullScreenPages }: Pick<Settings, 'barsOnFullScreenPages'>,
): Frame {
  const { bars = 'all', footer = true } = matches.at(-1)?.staticData.frame ?? {};
  const menuStartsMini = bars === 'none' && barsOnFullScreenPages;
  if (menuStartsMini) return { bars: 'all', footer, menuStartsMini };
  return { bars: bars === 'never' ? 'none' : bars, footer, menuStartsMini };
}
