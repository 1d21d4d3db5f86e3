import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryStopChase } from '@palpite/contract/lottery-chase.ts';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { callMessage } from '../../../lib/call-message.ts';
import { LateAlert } from '../../../lib/late-alert.tsx';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { Chase } from './mine.ts';

/** Ends a chase; asks first. */
export function StopChase({
  chase,
  currency,
}: {
  chase: Pick<Chase, 'chaseId' | 'leftMinor' | 'gameName'>;
  currency: Currency;
}) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const [asking, setAsking] = useState(false);
  const { chaseId, leftMinor, gameName } = chase;
  const stop = useAct(lotteryStopChase, () => ({ body: { chaseId } }), {
    onSuccess: ({ returnedMinor }) => {
      const returned = moneyText(returnedMinor, currency);
      showToast({
        tone: 'positive',
        text: t`The chase is stopped. ${returned} is back in your balance.`,
      });
    },
    onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
    onSettled: () => setAsking(false),
  });
  const left = moneyText(leftMinor, currency);
  return (
    <>
      <Button size="sm" className="ml-auto" onClick={() => setAsking(true)}>
        <Trans>Stop</Trans>
        <span className="sr-only">{` ${gameName}`}</span>
      </Button>
      <LateAlert
        name="stop-chase"
        open={asking}
        title={t`Stop this chase?`}
        confirmLabel={t`Stop the chase`}
        cancelLabel={t`Leave it`}
        danger
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          Bets that are placed stay. {left}, held for the issues to come, returns to your balance at
          once.
        </Trans>
      </LateAlert>
    </>
  );
}
