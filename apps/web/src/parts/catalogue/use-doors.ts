import type { Door } from '@palpite/contract/face.ts';
import type { GameCategory } from '@palpite/domain';
import { useServices } from '../../lib/services.ts';
import { type OfferedCategory, useOffer } from './use-offer.ts';

export type OpenDoor = OfferedCategory & Omit<Door, 'category'>;

/** A category that the brand has drawn no door for. */
const PLAIN: Omit<Door, 'category'> = { ink: 1, picture: null, wide: false };

/** The categories that can be played, each with its door. */
export function useDoors(): readonly OpenDoor[] {
  const { doors } = useServices().boot.status.info.whitelabel.face;
  const doorOf = (category: GameCategory) =>
    doors.find((door) => door.category === category) ?? PLAIN;
  return useOffer().map((entry) => ({ ...doorOf(entry.category), ...entry }));
}

/** The way to the lotteries: their door, and whether the brand has it before the other products. */
export function useLotteryDoor(): Omit<Door, 'category'> & { readonly first: boolean } {
  const { doors } = useServices().boot.status.info.whitelabel.face;
  const at = doors.findIndex(({ category }) => category === 'LOTT');
  return { ...(doors[at] ?? PLAIN), first: at === 0 };
}

/** The classes of the inks: Tailwind and the style sheet must see each name whole. */
export const INK_CLASSES = {
  1: 'ink-1',
  2: 'ink-2',
  3: 'ink-3',
  4: 'ink-4',
  5: 'ink-5',
  6: 'ink-6',
  7: 'ink-7',
  8: 'ink-8',
} as const;
