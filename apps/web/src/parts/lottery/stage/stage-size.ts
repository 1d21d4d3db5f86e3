import type { Kind } from '@palpite/lottery/games.ts';

/** The height of a game's stage, before and after its code has come: nothing below it moves. */
export function stageHeight(kind: Kind): string {
  if (kind === 'pk10') return 'h-34 @3xl:h-52';
  return kind === 'north' || kind === 'south' ? 'h-24 @3xl:h-34' : 'h-28 @3xl:h-36';
}
