import { expect, test } from 'vitest';
import { laterRule, roundAfterRoot } from './later-round.ts';
import { type TimesRecord, timeFaults } from './verify-times.ts';

const at = (time: string) => `2026-11-28T${time}.000Z`;
const LATER = laterRule(3);

const RECORD: TimesRecord = {
  closesAt: at('13:45:55'),
  drawsAt: at('13:46:03'),
  closedAt: at('13:45:56'),
  drawnAt: at('13:46:04'),
  drand: { round: 34_356_733 },
  later: LATER,
  mixedRound: 34_356_733,
  entropy: { round: 34_356_733 },
};
const faults = (change: Partial<TimesRecord>) => timeFaults({ ...RECORD, ...change });

test('the round that was named is mixed in if the root was out before it, else one of whole minutes later', () => {
  const named = { round: 100, publicAt: Date.parse(at('13:46:03')), later: LATER };
  const roundOf = (closedAt: string) => roundAfterRoot(named, Date.parse(closedAt));
  expect(roundOf(at('13:45:56'))).toBe(100);
  expect(roundOf(at('13:46:01'))).toBe(100);
  expect(roundOf('2026-11-28T13:46:01.001Z')).toBe(120);
  expect(roundOf(at('13:46:18'))).toBe(120);
  expect(roundOf(at('13:47:01'))).toBe(120);
  expect(roundOf(at('13:47:02'))).toBe(140);
  expect(roundOf(at('14:46:01'))).toBe(100 + 60 * 20);
});

test('times in order have no fault, before the close, after it and after the draw', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ drawnAt: null, entropy: null })).toEqual([]);
  expect(faults({ closedAt: null, drawnAt: null, entropy: null, mixedRound: null })).toEqual([]);
  expect(faults({ drand: null, later: null, mixedRound: null, entropy: null })).toEqual([]);
});

test('a late root has the round of the rule, and no other', () => {
  const late = { closedAt: at('13:46:18'), drawnAt: at('13:47:04') };
  const later = 34_356_753;
  expect(faults({ ...late, mixedRound: later, entropy: { round: later } })).toEqual([]);
  expect(faults(late)).toEqual(['other-round']);
  expect(faults({ ...late, mixedRound: later })).toEqual(['other-round']);
  const early = { ...late, drawnAt: at('13:46:30') };
  expect(faults({ ...early, mixedRound: later, entropy: { round: later } })).toEqual([
    'drawn-early',
  ]);
});

test('each time that is out of its order is found', () => {
  expect(faults({ closedAt: at('13:45:54') })).toEqual(['closed-early']);
  expect(faults({ drawnAt: at('13:46:02') })).toEqual(['drawn-early']);
  expect(faults({ closedAt: at('14:46:03') })).toContain('drawn-before-root');
  expect(faults({ closedAt: null })).toEqual(['drawn-before-root']);
  expect(faults({ closedAt: 'some day' })).toEqual(['malformed']);
  const old = { later: null, mixedRound: null };
  expect(faults(old)).toEqual([]);
  expect(faults({ ...old, closedAt: at('13:46:03') })).toEqual(['root-late']);
  expect(faults({ ...old, entropy: { round: 1 } })).toEqual(['other-round']);
});

test('a bet is older than the close of its issue', () => {
  const leaf = (placedAt: string) => ({
    brand: 'b',
    game: 'g',
    numero: '1',
    ticket: 'B1',
    play: 'p',
    selection: 's',
    unitMinor: '1',
    stakeMinor: '1',
    odds: {},
    nonce: '00',
    placedAt,
  });
  expect(timeFaults(RECORD, leaf('2026-11-28T13:45:54.999Z'))).toEqual([]);
  expect(timeFaults(RECORD, leaf(at('13:45:55')))).toEqual(['placed-late']);
});
