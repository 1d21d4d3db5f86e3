import { SLOT_ENGINE_IDS, SLOT_ENGINES } from '@palpite/sandbox/engines.ts';
import { expect, test } from 'vitest';
import { MACHINES } from './machines.ts';
import { decimal, rational } from '@palpite/domain/rational.ts';
import type { GameFeature } from '@palpite/domain';
import type { Machine } from './machine.ts';
import { seededSource } from './simulation.ts';

test.each(SLOT_ENGINE_IDS)('the lobby shows the machine %s’s own figures', (id) => {
  const { exactReturn, volatility } = MACHINES[id].figures;
  const percent = decimal(rational(exactReturn.numerator * 100n, exactReturn.denominator), 2);
  const { mostWin } = MACHINES[id].facts;
  expect(SLOT_ENGINES[id].mostWin).toEqual({ units: mostWin, ofUnits: MACHINES[id].costUnits });
  expect({ returnPercent: percent, volatility }).toEqual({
    returnPercent: SLOT_ENGINES[id].returnPercent,
    volatility: SLOT_ENGINES[id].volatility,
  });
});

/** What the screens of many rounds show, by the names of the lobby's chips. */
function shownBy(machine: Machine): Set<GameFeature> {
  const shown = new Set<GameFeature>();
  const random = seededSource(1);
  for (let round = 0; round < 20_000; round += 1) {
    for (const { how, feature, multiplier, wins, held } of machine.play(random).screens) {
      if (feature?.kind === 'free-spins') shown.add('free-spins');
      if (feature?.kind === 'hold') shown.add('hold-and-win');
      if (feature?.kind === 'respin' || how === 'respin') shown.add('respins');
      if (how === 'cascade') shown.add('cascades');
      if (how === 'grow' || held !== undefined) shown.add('growing-symbols');
      if (multiplier > 1) shown.add('multipliers');
      if (wins.some(({ ways }) => ways !== undefined)) shown.add('ways');
    }
  }
  if (machine.sheet.by === 'groups') shown.add('groups');
  return shown;
}

test.each(SLOT_ENGINE_IDS)('the lobby names what the rounds of the machine %s show', (id) => {
  expect([...shownBy(MACHINES[id])].toSorted()).toEqual([...SLOT_ENGINES[id].features].toSorted());
});
