import { Trans, useLingui } from '@lingui/react/macro';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { callMessage } from '../../../lib/call-message.ts';
import { useServices } from '../../../lib/services.ts';
import { longTimeText, momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { PlaceOrder } from '../lines/sent-order.ts';
import { gamesOf } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';
import type { PlaceFailure } from './place-failure.ts';

interface FailureNoteProps {
  offers: Offers;
  order: PlaceOrder;
  failure: PlaceFailure;
}

/** Why an order was not placed: what happened, what it means for the money, what to do. */
export function FailureNote(props: FailureNoteProps) {
  return (
    <FormAlert>
      <Text {...props} />
    </FormAlert>
  );
}

function Text({ offers, order, failure }: FailureNoteProps) {
  const { t, i18n } = useLingui();
  const { timeZone, currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  switch (failure.kind) {
    case 'lost':
      return (
        <>
          <p>{callMessage(i18n, failure.error)}</p>
          <p>
            <Trans>
              We do not know yet whether your slip was placed. Ask again: it is placed once at most.
            </Trans>
          </p>
        </>
      );
    case 'price': {
      const old = moneyText(order.totalMinor, currency);
      const now = moneyText(failure.totalMinor, currency);
      return (
        <Trans>
          The price has changed: {old} → {now}. Nothing was placed and nothing was taken.
        </Trans>
      );
    }
    case 'closed': {
      const { closedAt, line } = failure;
      const { gameCode = '' } = order.lines[line] ?? {};
      const numero = order.numeros[gameCode] ?? '';
      const name = offers.get(gameCode)?.gameName ?? gameCode;
      if (gamesOf(order.lines).length > 1) {
        return t`Issue ${numero} of ${name} has closed. Nothing was placed and nothing was taken; your numbers stay.`;
      }
      const time = closedAt === null ? '' : momentText(closedAt, timeZone, i18n.locale);
      return time === ''
        ? t`Issue ${numero} has closed. Nothing was placed and nothing was taken; your numbers stay.`
        : t`Issue ${numero} closed at ${time}. Nothing was placed and nothing was taken; your numbers stay.`;
    }
    case 'lines':
      return (
        <Trans>Nothing was placed and nothing was taken: see the line that is marked below.</Trans>
      );
    case 'limit': {
      const left = moneyText(failure.leftMinor, currency);

      return {
        day: t`Your limit for the day leaves ${left}. Nothing was placed and nothing was taken.`,
        week: t`Your limit for the week leaves ${left}. Nothing was placed and nothing was taken.`,
        month: t`Your limit for the month leaves ${left}. Nothing was placed and nothing was taken.`,
      }[failure.period];
    }
    case 'blocked': {
      const until = longTimeText(failure.until, timeZone, i18n.locale);
      return t`Betting is blocked on your account until ${until}. Nothing was placed and nothing was taken.`;
    }
    case 'funds':
      return t`Your balance is too low for this. Nothing was placed and nothing was taken.`;
    case 'other':
      return callMessage(i18n, failure.error);
  }
}
