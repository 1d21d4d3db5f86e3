import type { LotteryGame } from '@palpite/contract/game.ts';
import { expect, test } from 'vitest';
import { stationsOfDay } from './next-stations.ts';

const station = (gameCode: string, day: string | null): LotteryGame => {
  const drawsAt = `2026-11-${day}T09:15:00.000Z`;
  return {
    gameCode,
    gameName: gameCode,
    accountTypeName: 'TCG_LOTTO_VN',
    defaultPlayType: 'lo2',
    icon: null,
    nextDraw: day === null ? null : { numero: `202611${day}`, closesAt: drawsAt, drawsAt },
    awaiting: null,
    lastDraw: null,
    maintenance: false,
  };
};
const REGION = [
  station('one', '27'),
  station('two', '27'),
  station('three', '28'),
  station('four', '28'),
  station('five', null),
];
const ofDay = (gameCode: string) => stationsOfDay(REGION, gameCode).map((game) => game.gameCode);

test('a station has those of its own day next to it, also where others are drawn before', () => {
  expect(ofDay('one')).toEqual(['one', 'two']);
  expect(ofDay('four')).toEqual(['three', 'four']);
});

test('a station that is not on sale has those of the next draw', () => {
  expect(ofDay('five')).toEqual(['one', 'two', 'five']);
});
