import { SLOT_ENGINE_IDS, SLOT_ENGINES } from '@palpite/sandbox/engines.ts';
import { expect, test } from 'vitest';
import { MACHINES } from './machines.ts';
import { decimal, rational } from '@palpite/domain/rational.ts';

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
