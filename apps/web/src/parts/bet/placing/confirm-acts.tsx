import { Trans } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { openMember } from '../../centre/open-centre.ts';
import type { BetOrder } from '../slip/order.ts';
import type { Asked, Placing } from './placing.ts';

export interface ConfirmActsProps<Wanted, Order extends BetOrder, Answer, Own> {
  placing: Placing<Wanted, Order, Answer, Own>;
  asked: Asked<Order, Own>;
  /** After a failure of the product alone. */
  ownStep: ReactNode;
  /** The lines that can be placed, after a refusal of the others. */
  otherLines: ReactNode;
}

/** Back, and the one step that fits to what is known of the order. */
export function ConfirmActs<Wanted, Order extends BetOrder, Answer, Own>(
  props: ConfirmActsProps<Wanted, Order, Answer, Own>,
) {
  const { busy, sent, close } = props.placing;
  return (
    // On a phone as wide as the sheet; where they need two rows, the step is above the way back.
    <div className="flex w-full flex-wrap justify-end gap-3 max-[30rem]:flex-wrap-reverse max-[30rem]:*:flex-auto">
      <Button size="lg" disabled={busy} onClick={close}>
        {sent ? <Trans>Not now</Trans> : <Trans>Back</Trans>}
      </Button>
      <NextStep {...props} />
    </div>
  );
}

/** Failures after which the same order is not sent again. */
const WITHOUT_STEP: readonly string[] = ['placed', 'limit', 'blocked'];

function NextStep<Wanted, Order extends BetOrder, Answer, Own>({
  placing,
  asked: { order, failure },
  ownStep,
  otherLines,
}: ConfirmActsProps<Wanted, Order, Answer, Own>) {
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { busy, sent, askAgain, place } = placing;
  if (failure?.kind === 'lost' || sent) {
    return (
      <Button size="lg" tone="accent" busy={busy} onClick={askAgain}>
        <Trans>Ask again</Trans>
      </Button>
    );
  }
  if (failure?.kind === 'own') return ownStep;
  // It is placed already, or would be refused again.
  if (failure && WITHOUT_STEP.includes(failure.kind)) return null;
  if (failure?.kind === 'lines') return otherLines;
  if (failure?.kind === 'funds') return <Deposit />;
  if (failure?.kind === 'price') {
    const total = moneyText(failure.totalMinor, currency);
    return (
      <Button size="lg" tone="accent" busy={busy} onClick={() => place(failure.totalMinor)}>
        <Trans>Place at the new price, {total}</Trans>
      </Button>
    );
  }
  const total = moneyText(order.totalMinor, currency);
  return (
    <Button size="lg" tone="accent" busy={busy} onClick={() => place()}>
      <Trans>Place {total}</Trans>
    </Button>
  );
}

function Deposit() {
  return (
    <Link
      to="."
      search={openMember('depositv2')}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ size: 'lg', tone: 'accent' })}
    >
      <Trans context="verb">Deposit</Trans>
    </Link>
  );
}
