import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import type { PlaceOrder } from '../lines/slip.ts';
import { gamesOf } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';
import type { ClosedIssue } from './placing.ts';

/** That an issue of an order has closed, in words. */
export function useClosedText(offers: Offers, order: PlaceOrder): (closed: ClosedIssue) => string {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return ({ closedAt, line }) => {
    const { gameCode = '' } = order.lines[line] ?? {};
    const numero = issueText(order.numeros[gameCode] ?? '', i18n.locale);
    const name = offers.get(gameCode)?.gameName ?? gameCode;
    if (gamesOf(order.lines).length > 1) {
      return t`Issue ${numero} of ${name} has closed. Nothing was placed and nothing was taken; your numbers stay.`;
    }
    const time = closedAt === null ? '' : momentText(closedAt, timeZone, i18n.locale);
    return time === ''
      ? t`Issue ${numero} has closed. Nothing was placed and nothing was taken; your numbers stay.`
      : t`Issue ${numero} closed at ${time}. Nothing was placed and nothing was taken; your numbers stay.`;
  };
}
