import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import { priced } from '@palpite/lottery/price.ts';
import { EMPTY } from '@palpite/lottery/selection.ts';
import { expect, test } from 'vitest';
import { mostUnitOf, roomFault } from './room-fault.ts';
import { NO_ROOM_TOLD } from './use-rooms.ts';

const LIMITS = { numberCapMinor: '5000000000', playCapMinor: '50000000000' };

function asked(kind: keyof typeof PLAYS, code: string, symbols: string) {
  const play = PLAYS[kind].find((row) => row.code === code);
  if (play === undefined) throw new RangeError(code);
  const selection = { ...EMPTY, areas: [symbols.split(' ')] };
  return { room: NO_ROOM_TOLD, limits: LIMITS, play: priced(play, 1956), selection };
}

const TWELVE = '01 02 03 04 05 06 07 08 09 10 11 12';

test('a win above the empty cap of its play is refused before anything is placed, with the cap', () => {
  const twelve = asked('keno', 'all-10', TWELVE);
  const fault = roomFault(twelve, 1_000n);
  expect(fault).toMatchObject({ name: null, capMinor: 50_000_000_000n });
  const most = mostUnitOf(twelve, 1_000n) ?? 0n;
  expect(most).toBeLessThan(1_000n);
  expect(largestWinMinor(twelve.play, twelve.selection, most)).toBeLessThanOrEqual(50_000_000_000n);
  const ten = asked('keno', 'all-10', TWELVE.slice(0, 29));
  expect(roomFault(ten, 1_000n)).toBeUndefined();
});

test('a win above the empty cap of a number names the number and the price that fits', () => {
  const one = asked('north', 'de', '07');
  expect(roomFault(one, 1_000n)).toBeUndefined();
  const fault = roomFault(one, 100_000_000n);
  expect(fault).toMatchObject({ name: '07', capMinor: 5_000_000_000n });
  expect(roomFault(one, fault?.mostMinor ?? 0n)).toBeUndefined();
  expect(roomFault(one, (fault?.mostMinor ?? 0n) + 1n)).toBeDefined();
});

test('what others have taken of a cap counts as before', () => {
  const one = { ...asked('north', 'de', '07'), room: new Map([['07', 0n]]) };
  expect(roomFault(one, 1_000n)).toEqual({ name: '07', mostMinor: 0n });
  const twelve = { ...asked('keno', 'all-2', TWELVE), room: new Map([['all', 1n]]) };
  expect(roomFault(twelve, 1_000n)).toEqual({ name: null, mostMinor: 0n });
});
