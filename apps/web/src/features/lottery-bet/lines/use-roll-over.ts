import { useEffect, useEffectEvent } from 'react';
import { changeSlip } from '../../../parts/bet/slip/slip.ts';
import type { Sales } from '../offer/use-sale.ts';
import type { Slip } from './slip.ts';
import { gamesOf } from './slip-line.ts';

/** Lines that were not placed in time go on to the next issue of their lottery, and the slip says so. */
export function useRollOver(slip: Slip, sales: Sales): void {
  const follow = useEffectEvent(() => {
    if (!slip.state.isLoaded()) return;
    const { numeros, missed, lines } = slip.state.store.getState();
    const onSale = gamesOf(lines).flatMap((gameCode) => {
      const numero = sales.get(gameCode)?.issue?.numero;
      return numero === undefined || numeros[gameCode] === numero ? [] : [{ gameCode, numero }];
    });
    if (onSale.length === 0) return;
    const late = onSale.flatMap(({ gameCode }) => {
      const before = numeros[gameCode];
      return before === undefined ? [] : [{ gameCode, numero: before }];
    });
    const isLate = (code: string) => late.some(({ gameCode }) => gameCode === code);
    changeSlip(slip, (state) => ({
      ...state,
      numeros: {
        ...numeros,
        ...Object.fromEntries(onSale.map(({ gameCode, numero }) => [gameCode, numero])),
      },
      missed: [...missed.filter(({ gameCode }) => !isLate(gameCode)), ...late],
    }));
  });
  // What the browser has stored counts too, so it looks at each change of the slip.
  useEffect(() => {
    follow();
    return slip.state.store.subscribe(() => follow());
  }, [slip, sales]);
}
