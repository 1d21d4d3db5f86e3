import type { PricedPlay } from '@palpite/lottery/play.ts';
import { type Selection, takesTickets } from '@palpite/lottery/selection.ts';

/** The chosen numbers as a typed list to begin with. */
export const listOf = (row: PricedPlay, { areas, tickets }: Selection): string =>
  (takesTickets(row) ? tickets : (areas[0] ?? [])).join(' ');
