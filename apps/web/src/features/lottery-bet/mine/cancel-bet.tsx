import { Trans, useLingui } from '@lingui/react/macro';
import { type LotteryBet, lotteryCancelBet } from '@palpite/contract/lottery-bet.ts';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { callMessage } from '../../../lib/call-message.ts';
import { LateAlert } from '../../../lib/late-alert.tsx';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { secondsUntil, useAsTimePasses } from '../../../lib/ticking.ts';
import { Countdown } from '../../../parts/lottery/countdown.tsx';
import { useIssueClock } from '../../../parts/lottery/issue-clock.ts';

interface CancelBetProps {
  bet: LotteryBet;
  currency: Currency;
}

/** Takes a bet back before its issue closes, with the time that is left; asks first. Nothing where it is too late. */
export function CancelBet({ bet, currency }: CancelBetProps) {
  return (
    bet.cancelUntil !== null && <Cancel bet={bet} currency={currency} until={bet.cancelUntil} />
  );
}

function Cancel({ bet, currency, until }: CancelBetProps & { until: string }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const [asking, setAsking] = useState(false);
  const { serverOffset } = useIssueClock(bet.gameCode);
  const end = Date.parse(until) - (serverOffset ?? 0);
  const isLate = useAsTimePasses(() => secondsUntil(end) === 0);
  const { order } = bet;
  const cancel = useAct(lotteryCancelBet, () => ({ body: { order } }), {
    onSuccess: ({ returnedMinor }) => {
      const returned = moneyText(returnedMinor, currency);
      showToast({
        tone: 'positive',
        text: t`The bet is cancelled. ${returned} is back in your balance.`,
      });
    },
    onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
    onSettled: () => setAsking(false),
  });
  if (isLate && serverOffset !== null) return null;
  const stake = moneyText(bet.stakeMinor, currency);
  return (
    <>
      <span className="inline-flex items-center gap-2">
        {serverOffset !== null && (
          <span className="text-13 text-muted">
            <span aria-hidden="true">{t`can be cancelled for`} </span>
            <Countdown end={end} />
          </span>
        )}
        <Button size="sm" onClick={() => setAsking(true)}>
          <Trans>Cancel</Trans>
          <span className="sr-only">{` ${order}`}</span>
        </Button>
      </span>
      <LateAlert
        name="cancel-lottery-bet"
        open={asking}
        title={t`Cancel bet ${order}?`}
        confirmLabel={t`Cancel the bet`}
        cancelLabel={t`Leave it`}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      >
        <Trans>It takes no part in the draw. {stake} returns to your balance at once.</Trans>
      </LateAlert>
    </>
  );
}
