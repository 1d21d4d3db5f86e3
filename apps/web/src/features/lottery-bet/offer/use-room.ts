import { lotteryGetRoom } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';
import type { Sale } from './use-sale.ts';

/** What all members may still win on a number, in minor units, by its name (`cappedWins`); no number with room is here. */
export type Room = ReadonlyMap<string, bigint>;

export const NO_ROOM_TOLD: Room = new Map();
export const ASK_AGAIN_MILLISECONDS = 15_000;

/** The numbers of a play that are at their cap in the issue on sale, or near it. */
export function useRoom({ gameCode }: LotteryOffer, { row }: OfferedPlay, { issue }: Sale): Room {
  const numero = issue?.numero ?? '';
  const { data } = useQuery({
    ...callQuery(useServices(), lotteryGetRoom, { query: { gameCode, numero, play: row.code } }),
    enabled: issue !== null,
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  const list = data?.list;
  return useMemo(
    () =>
      list && list.length > 0
        ? new Map(list.map(({ name, leftMinor }) => [name, BigInt(leftMinor)]))
        : NO_ROOM_TOLD,
    [list],
  );
}
