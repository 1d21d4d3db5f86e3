import { expect, test } from 'vitest';
import { createDesk } from '../board/desk.ts';
import { gameOf, offered, rowOf } from '../board/testing.tsx';
import { placesOf } from './desk-lines.ts';

const south = { ...gameOf('south'), gameCode: 'vn-ben-tre', gameGroupCode: 'vn-south' };
const play = offered(rowOf('south', 'de'));
const chosen = { ...createDesk('1').getState(), also: ['vn-vung-tau', 'vn-bac-lieu'] };
const station = (gameCode: string, closesAt: string | null) => ({
  gameCode,
  gameName: gameCode,
  closesAt,
});

test('a bet at several stations is in no place, rather than in one, until the stations of the issue are known', () => {
  expect(placesOf(south, play, chosen)).toEqual([]);
  const stations = [
    station('vn-vung-tau', '2026-11-26T09:00:00.000Z'),
    station('vn-bac-lieu', null),
  ];
  expect(placesOf({ ...south, stations }, play, chosen)).toEqual([
    { gameCode: 'vn-ben-tre' },
    { gameCode: 'vn-vung-tau' },
  ]);
});

test('a bet at its own station alone, and one of a lottery without stations, waits for none', () => {
  const own = [{ gameCode: 'vn-ben-tre' }];
  expect(placesOf(south, play, { ...chosen, also: [] })).toEqual(own);
  const dice = gameOf('k3');
  expect(placesOf(dice, offered(rowOf('k3', 'sum-size')), chosen)).toEqual([
    { gameCode: dice.gameCode },
  ]);
});
