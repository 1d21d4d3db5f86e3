import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { Answered } from '../../../lib/answered.tsx';
import { StepProgress } from '../../../lib/step-progress.tsx';
import { useMember } from '../../../parts/identity/use-session.ts';
import { AddPayoutForm } from '../../../parts/money/payout-accounts/add-payout-form.tsx';
import { PayeeNameForm } from '../../../parts/money/payout-accounts/payee-name-form.tsx';
import { PaymentPasswordForm } from '../../../parts/money/payout-accounts/payment-password-form.tsx';
import { usePayouts } from '../../../parts/money/payout-accounts/payout-api.ts';
import { readWithdrawalDraft } from '../withdrawal-draft.ts';
import { StepsWaiting } from '../withdrawal-waiting.tsx';
import { AmountStep } from './amount-step.tsx';
import { SETUP_STEPS, type SetupStep, stepOf } from './setup-step.ts';

interface WithdrawalSetupProps {
  options: WithdrawalOptions;
  /** Asks for the options again: something that was missing is set. */
  onChanged: () => void;
}

/**
 * The first withdrawal, in one go: how much, and then each thing that it takes and the account does not have yet. The
 * operator keeps what is set, so a reload continues at the same step.
 */
export function WithdrawalSetup({ options, onChanged }: WithdrawalSetupProps) {
  const answer = usePayouts();
  return (
    <section
      aria-labelledby="withdrawal-setup"
      className="flex min-h-133 flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h2 id="withdrawal-setup" className="text-16 font-bold">
        <Trans>Set up withdrawals</Trans>
      </h2>
      <Answered answer={answer} waiting={<StepsWaiting />}>
        {(overview) => <Steps options={options} overview={overview} onChanged={onChanged} />}
      </Answered>
    </section>
  );
}

interface StepsProps extends WithdrawalSetupProps {
  overview: PayoutOverview;
}

function Steps({ options, overview, onChanged }: StepsProps) {
  const { t } = useLingui();
  const member = useMember()?.account ?? '';
  // After a reload it goes on where it was.
  const [hasAmount, setHasAmount] = useState(
    () => overview.hasPaymentPassword && readWithdrawalDraft(member).amount !== '',
  );
  // What is typed further on stays while the amount is changed.
  const [hasGoneOn, setGoneOn] = useState(hasAmount);
  const missing = stepOf(overview);
  const step = hasAmount ? missing : 'amount';
  const at = SETUP_STEPS.indexOf(step);
  const names: Record<SetupStep, string> = {
    amount: t`Amount`,
    'payment-password': t`Payment password`,
    'payee-name': t`Your real name`,
    'payout-account': t`Where the money goes`,
  };
  const done: Record<SetupStep, boolean> = {
    amount: hasAmount,
    'payment-password': overview.hasPaymentPassword,
    'payee-name': overview.payeeName !== null,
    'payout-account': overview.list.length > 0,
  };
  const heading = useFocusOn(step);
  return (
    <>
      <StepProgress
        names={SETUP_STEPS.map((each) => names[each])}
        at={at}
        isDone={(place) =>
          place !== at && SETUP_STEPS.some((each, own) => own === place && done[each])
        }
      />
      <h3 ref={heading} tabIndex={-1} className="display text-20 outline-none">
        {step === 'amount' ? t`How much to withdraw` : names[step]}
      </h3>
      <div className={step === 'amount' ? undefined : 'max-w-md'}>
        {step === 'amount' && (
          <AmountStep
            options={options}
            onDone={() => {
              setHasAmount(true);
              setGoneOn(true);
            }}
          />
        )}
        {hasGoneOn && (
          <div hidden={step === 'amount'}>
            <MissingForm missing={missing} overview={overview} onDone={onChanged} />
          </div>
        )}
      </div>
      {step !== 'amount' && (
        <Button
          tone="quiet"
          icon={<ArrowLeft size={18} />}
          className="self-start"
          onClick={() => setHasAmount(false)}
        >
          <Trans>Change the amount</Trans>
        </Button>
      )}
    </>
  );
}

interface MissingFormProps {
  missing: SetupStep;
  overview: PayoutOverview;
  onDone: () => void;
}

/** The form of what the account does not have yet. */
function MissingForm({ missing, overview, onDone }: MissingFormProps) {
  if (missing === 'payment-password') {
    return <PaymentPasswordForm isSet={false} waitMinutes={overview.waitMinutes} onDone={onDone} />;
  }
  return missing === 'payee-name' ? (
    <PayeeNameForm onDone={onDone} />
  ) : (
    <AddPayoutForm overview={overview} onClose={onDone} />
  );
}

/** Moves the focus to a step's heading once it takes the place of another. */
function useFocusOn(step: SetupStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
