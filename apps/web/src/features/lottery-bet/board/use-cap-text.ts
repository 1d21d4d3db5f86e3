import { useLingui } from '@lingui/react/macro';
import { useCellCap } from './cell-caps.ts';

/** What a cell says of its cap: to read, and what its name says besides; nothing where its number has room. */
export function useCapText(pick: string) {
  const { t } = useLingui();
  const cap = useCellCap(pick);
  if (cap === undefined) return undefined;
  const { isFull, most, short } = cap;
  return isFull
    ? { isFull, shown: t({ context: 'number', message: 'full' }), said: t`takes no more` }
    : { isFull, shown: `≤ ${short}`, said: t`at most ${most} a unit` };
}
