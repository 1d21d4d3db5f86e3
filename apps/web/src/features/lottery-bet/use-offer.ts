import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../lib/services.ts';
import {
  isVietnam,
  lotteryGameQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';
import { otherStations } from '../../parts/lottery/next-stations.ts';
import type { LotteryOffer } from './board/offer.ts';
import type { Slip } from './slip/slip.ts';
import { levelsOf } from './slip/slip-line.ts';

const MENU_BEHIND_MILLISECONDS = 5_000;

/**
 * The game with its plays at the levels that its board, its slip and what was sent of it use, and with the other stations of
 * its draw.
 * @param wanted the level of the board
 * @param numero of the issue on sale
 */
export function useOffer(
  game: LotteryOffer,
  { slip, wanted, numero }: { slip: Slip; wanted: number; numero: string | undefined },
): LotteryOffer {
  const inSlip = useStore(slip.state.store, ({ lines }) => levelsOf(lines));
  const inSent = useStore(slip.sent.store, (sent) => levelsOf(sent?.lines ?? []));
  const levels = useLevels(game, [wanted, ...`${inSlip} ${inSent}`.split(' ').map(Number)]);
  const stations = useStations(game, numero);
  return useMemo(() => ({ ...game, levels, stations }), [game, levels, stations]);
}

function useLevels(game: LotteryOffer, used: readonly number[]) {
  const services = useServices();
  const others = game.prizeLevels
    .map(({ prizeLevel }) => prizeLevel)
    .filter((level) => level !== game.prizeLevel && used.includes(level));
  const answers = useQueries({
    queries: others.map((level) => lotteryGameQuery(services, game.gameCode, level)),
    combine: dataOf,
  });
  return useMemo(
    () =>
      new Map(answers.flatMap((data) => (data ? [[data.prizeLevel, data.plays] as const] : []))),
    [answers],
  );
}

/** Outside the component: the same answers are the same list. */
const dataOf = (results: readonly { data: LotteryOffer | undefined }[]) =>
  results.map(({ data }) => data);

function useStations({ gameCode, gameGroupCode, kind }: LotteryOffer, numero: string | undefined) {
  const { data } = useQuery({
    ...vietnamMenuQuery(useServices()),
    enabled: isVietnam(gameGroupCode) && kind !== 'north',
    // Just after a close the menu may still name the issue before.
    refetchInterval: ({ state }) =>
      numero !== undefined &&
      state.data !== undefined &&
      otherStations(state.data.gameMenus, gameCode, numero) === undefined
        ? MENU_BEHIND_MILLISECONDS
        : false,
  });
  const menus = data?.gameMenus;
  return useMemo(
    () => (menus && numero !== undefined ? otherStations(menus, gameCode, numero) : undefined),
    [menus, gameCode, numero],
  );
}
