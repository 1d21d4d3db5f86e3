import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useCellCap } from './cell-caps.ts';

/** What a cell says of its cap: to read, and behind its name to hear; nothing where its number has room. */
export function useCapText(pick: string) {
  const { t } = useLingui();
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const cap = useCellCap(pick);
  if (cap === undefined) return undefined;
  const most = moneyText(String(cap.mostUnitMinor), currency);
  return cap.isFull
    ? { isFull: true, shown: t({ context: 'number', message: 'full' }), said: t`takes no more` }
    : { isFull: false, shown: `≤ ${most}`, said: t`at most ${most} a unit` };
}
