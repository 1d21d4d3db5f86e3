import { lotteryGetRoom } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { useAnswers } from '../../../lib/use-answers.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';
import type { Sale } from './use-sale.ts';

/** What all members may still win on a number, in minor units, by its name (`cappedWins`); no number with room is here. */
export type Room = ReadonlyMap<string, bigint>;

export const NO_ROOM_TOLD: Room = new Map();
const ASK_AGAIN_MILLISECONDS = 15_000;

/** A play of an issue, whose numbers have caps of their own. */
export interface RoomOf {
  readonly gameCode: string;
  readonly numero: string;
  readonly play: string;
}

export const roomKey = ({ gameCode, numero, play }: RoomOf): string =>
  `${gameCode} ${numero} ${play}`;

/** The numbers of a play that are at their cap in the issue on sale, or near it. */
export function useRoom({ gameCode }: LotteryOffer, { row }: OfferedPlay, { issue }: Sale): Room {
  const numero = issue?.numero ?? '';
  const { data } = useQuery({
    ...callQuery(useServices(), lotteryGetRoom, { query: { gameCode, numero, play: row.code } }),
    enabled: issue !== null,
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  const list = data?.list;
  return useMemo(() => roomIn(list), [list]);
}

/** The room of several plays, lotteries and issues, by `roomKey`. @param of each once */
export function useRooms(of: readonly RoomOf[]): ReadonlyMap<string, Room> {
  const services = useServices();
  const asked = useAnswers(
    of.map(({ gameCode, numero, play }) => ({
      ...callQuery(services, lotteryGetRoom, { query: { gameCode, numero, play } }),
      refetchInterval: ASK_AGAIN_MILLISECONDS,
    })),
  );
  return new Map(of.map((each, at) => [roomKey(each), roomIn(asked[at]?.data?.list)]));
}

const roomIn = (list: readonly { name: string; leftMinor: string }[] = []): Room =>
  list.length > 0
    ? new Map(list.map(({ name, leftMinor }) => [name, BigInt(leftMinor)]))
    : NO_ROOM_TOLD;
