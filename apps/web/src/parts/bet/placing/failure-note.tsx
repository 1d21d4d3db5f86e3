import { Trans, useLingui } from '@lingui/react/macro';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { callMessage } from '../../../lib/call-message.ts';
import { useServices } from '../../../lib/services.ts';
import { longTimeText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { PlaceFailure } from './place-failure.ts';

interface FailureNoteProps<Own> {
  /** What was to be paid. */
  totalMinor: string;
  failure: PlaceFailure<unknown, Own>;
  /** What a failure of the product alone says. */
  ownText: (own: Own) => string;
}

/** Why an order has no receipt: what happened, what it means for the money, what to do. */
export function FailureNote<Own>(props: FailureNoteProps<Own>) {
  return (
    <FormAlert>
      <Text {...props} />
    </FormAlert>
  );
}

function Text<Own>({ totalMinor, failure, ownText }: FailureNoteProps<Own>) {
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
    case 'placed':
      return (
        <Trans>
          This slip was placed before, and is not placed again. Its bets are in your list of bets.
        </Trans>
      );
    case 'price': {
      const old = moneyText(totalMinor, currency);
      const now = moneyText(failure.totalMinor, currency);
      return (
        <Trans>
          The price has changed: {old} → {now}. Nothing was placed and nothing was taken.
        </Trans>
      );
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
    case 'own':
      return ownText(failure.own);
    case 'other':
      return callMessage(i18n, failure.error);
  }
}
