import { PLAYS } from '@palpite/lottery/plays.ts';
import { expect, test } from 'vitest';
import type { OpenedDraw } from '../../../parts/lottery/lottery-queries.ts';
import { playHistory } from './play-history.ts';

const playOf = (code: string) => {
  const found = PLAYS.north.find((play) => play.code === code);
  if (!found) throw new Error(`there is no play ${code}`);
  return found;
};

/** A draw of the North whose special prize and first prize are these; all others end with 55. */
const drawOf = (special: string, first: string): OpenedDraw => ({
  gameCode: 'vn-north',
  numero: '20261126',
  openedAt: '2026-11-26T11:15:00.000Z',
  prizes: [
    { prize: 'DB', labelName: 'ĐB', numbers: [special] },
    { prize: 'G1', labelName: 'G1', numbers: [first] },
    ...[
      ['G2', 2, '00055'],
      ['G3', 6, '00055'],
      ['G4', 4, '0055'],
      ['G5', 6, '0055'],
      ['G6', 3, '055'],
      ['G7', 4, '55'],
    ].map(([prize, count, number]) => ({
      prize: String(prize),
      labelName: String(prize),
      numbers: Array.from({ length: Number(count) }, () => String(number)),
    })),
  ],
});

// Newest first.
const DRAWS = [drawOf('12307', '45639'), drawOf('99939', '11107'), drawOf('00007', '22222')];

test('a number of the special prize is counted there alone, one of all prizes wherever it came', () => {
  const special = playHistory(playOf('de'), DRAWS);
  expect(special.get('0/07')).toMatchObject({ times: 2, overdue: 0 });
  expect(special.get('0/39')).toMatchObject({ times: 1, overdue: 1 });
  expect(special.get('0/55')).toMatchObject({ times: 0, overdue: 3 });
  const all = playHistory(playOf('lo2'), DRAWS);
  expect(all.get('0/07')).toMatchObject({ times: 3, overdue: 0 });
  expect(all.get('0/55')?.times).toBe(75);
  expect(all.get('0/22')).toMatchObject({ times: 1, overdue: 2 });
});
