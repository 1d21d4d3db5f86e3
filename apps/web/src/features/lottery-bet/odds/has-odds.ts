import type { Kind } from '@palpite/lottery/games.ts';

/** The games whose odds are a picture or a table of their own. */
export const hasOdds = (kind: Kind) => kind === 'k3' || kind === 'keno';

/** With much room the odds are beside the board. */
export const oddsClass = (kind: Kind): string =>
  hasOdds(kind)
    ? 'grid min-w-0 gap-2 @3xl:gap-3 @min-[68rem]:grid-cols-[minmax(0,1fr)_13rem]'
    : 'contents';
