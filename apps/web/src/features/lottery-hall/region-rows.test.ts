import type { LotteryGame } from '@palpite/contract/game.ts';
import { expect, test } from 'vitest';
import { regionRows } from './region-rows.ts';

const drawsAt = '2026-11-27T09:15:00.000Z';
const station = (gameCode: string, maintenance: boolean): LotteryGame => ({
  gameCode,
  gameName: gameCode,
  accountTypeName: 'TCG_LOTTO_VN',
  defaultPlayType: 'lo2',
  icon: null,
  nextDraw: { numero: '20261127', closesAt: drawsAt, drawsAt },
  awaiting: null,
  lastDraw: null,
  maintenance,
});

const firstOf = (...games: LotteryGame[]) => regionRows(games).first?.gameCode;

test('a region is as open as its first station that is not under maintenance', () => {
  expect(firstOf(station('one', true), station('two', false))).toBe('two');
  expect(firstOf(station('one', false), station('two', true))).toBe('one');
  expect(firstOf(station('one', true), station('two', true))).toBe('one');
  expect(firstOf()).toBeUndefined();
});
