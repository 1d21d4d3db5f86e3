import { lotteryGetRoom } from '@palpite/contract/lottery-bet.ts';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { useAnswers } from '../../../lib/use-answers.ts';
import { ASK_AGAIN_MILLISECONDS, NO_ROOM_TOLD, type Room } from './use-room.ts';

/** A play of an issue, whose numbers have caps of their own. */
export interface RoomOf {
  readonly gameCode: string;
  readonly numero: string;
  readonly play: string;
}

export const roomKey = ({ gameCode, numero, play }: RoomOf): string =>
  `${gameCode} ${numero} ${play}`;

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
