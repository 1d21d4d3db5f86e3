import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { useEffect, useRef } from 'react';
import { Answered } from '../../../lib/answered.tsx';
import { StepProgress } from '../../../lib/step-progress.tsx';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { AddPayoutForm } from '../../../parts/money/payout-accounts/add-payout-form.tsx';
import { PayeeNameForm } from '../../../parts/money/payout-accounts/payee-name-form.tsx';
import { PaymentPasswordForm } from '../../../parts/money/payout-accounts/payment-password-form.tsx';
import { usePayouts } from '../../../parts/money/payout-accounts/payout-api.ts';
import { StepsWaiting } from '../withdrawal-waiting.tsx';
import { SETUP_STEPS, type SetupStep, stepOf } from './setup-step.ts';

interface WithdrawalSetupProps {
  options: WithdrawalOptions;
  /** Asks for the options again: something that was missing is set. */
  onChanged: () => void;
}

/**
 * The first withdrawal, in one go: each thing that it takes and the account does not have yet, and then the form with the
 * amount. The operator keeps what is set, so a reload continues at the same step.
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
  const step = stepOf(overview);
  const names: Record<SetupStep, string> = {
    'payee-name': t`Your real name`,
    'payment-password': t`Payment password`,
    'payout-account': t`Where the money goes`,
    amount: t`Amount`,
  };
  const heading = useFocusOn(step);
  const at = SETUP_STEPS.indexOf(step);
  return (
    <>
      <p className="text-14 text-muted">
        <WhenPossible options={options} />
      </p>
      <StepProgress
        names={SETUP_STEPS.map((each) => names[each])}
        at={at}
        isDone={(place) => isDone(SETUP_STEPS[place], overview)}
      />
      <h3 ref={heading} tabIndex={-1} className="display text-20 outline-none">
        {names[step]}
      </h3>
      <div className="max-w-md">
        <MissingForm missing={step} overview={overview} onDone={onChanged} />
      </div>
    </>
  );
}

/** A password can be there before a name. */
const isDone = (step: SetupStep | undefined, overview: PayoutOverview): boolean =>
  (step === 'payee-name' && overview.payeeName !== null) ||
  (step === 'payment-password' && overview.hasPaymentPassword);

/** When the money can leave, said before anything is asked. */
function WhenPossible({ options: { obstacles, turnover, currency } }: Pick<StepsProps, 'options'>) {
  const left = useMoneyText()(turnover.leftMinor, currency);
  if (obstacles.includes('turnover')) {
    return (
      <Trans>
        Prepare now, withdraw after you have staked {left} more. No money moves until you confirm
        the withdrawal.
      </Trans>
    );
  }
  return (
    <Trans>
      You set up withdrawals once. No money moves until you confirm the withdrawal at the end.
    </Trans>
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
