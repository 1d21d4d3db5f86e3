import type { LotteryGame } from '@palpite/contract/game.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lotteryMenuQuery } from './lottery-queries.ts';

/** Kinds whose numbers fit one line of a card, the first the foremost. */
const SHORT_KINDS: readonly Kind[] = ['k3', '5d'];

export interface FastLottery {
  readonly kind: Kind;
  readonly game: LotteryGame;
}

interface Group {
  readonly gameGroupCode: string;
  readonly gameMenus: readonly LotteryGame[];
}

/**
 * A lottery of every few minutes that can be played.
 * @param drawn only one that has drawn before
 */
export function useFastLottery({ drawn }: { drawn: boolean }): {
  fast: FastLottery | undefined;
  isPending: boolean;
} {
  const { data, isPending } = useQuery(lotteryMenuQuery(useServices(), 'Elott'));
  const isHydrated = useHydrated();
  const groups: readonly Group[] = isHydrated ? (data?.gameMenus ?? []) : [];
  const fast = SHORT_KINDS.flatMap((kind) =>
    groups
      .filter(({ gameGroupCode }) => gameGroupCode === kind)
      .flatMap(({ gameMenus }) => gameMenus)
      .filter(({ maintenance, lastDraw }) => !maintenance && (!drawn || lastDraw))
      .map((game) => ({ kind, game })),
  )[0];
  return { fast, isPending: isPending || !isHydrated };
}
