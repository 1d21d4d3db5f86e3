import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { TimeFaults } from '../../parts/lottery/time-faults.tsx';
import type { CheckStep } from './check-saved.ts';
import { useStepTexts, useUncheckedTexts } from './use-step-texts.ts';

/** Each step with what it proves and what became clear. */
export function CheckList({ steps }: { steps: readonly CheckStep[] }) {
  return (
    <ol className="flex flex-col divide-y divide-border">
      {steps.map((step) => (
        <li key={step.of} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <StepMark ok={step.ok} />
          <StepBody step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepMark({ ok }: { ok: boolean | undefined }) {
  const Icon = ok === undefined ? Minus : ok ? Check : X;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 grid size-6 shrink-0 place-items-center border-2',
        ok === undefined && 'rounded-full border-dashed border-border-strong text-muted',
        ok === true && 'rounded-full border-positive bg-positive text-canvas',
        ok === false && 'rounded-mark border-negative bg-negative text-canvas',
      )}
    >
      <Icon size={14} />
    </span>
  );
}

function StepBody({ step: { of, ok, why, faults } }: { step: CheckStep }) {
  const { t } = useLingui();
  const [title, text] = useStepTexts()[of];
  const reasons = useUncheckedTexts();
  const reason = why && reasons[why];
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-16 font-bold">{title}</h3>
        <p
          className={classNames(
            'text-14 font-semibold',
            ok === true && 'text-positive',
            ok === false && 'text-negative',
            ok === undefined && 'text-muted',
          )}
        >
          {ok === undefined ? t`Could not be checked` : ok ? t`Holds` : t`Is wrong`}
        </p>
      </div>
      <p className="text-14 text-muted">{text}</p>
      {reason && <p className="text-14">{reason}</p>}
      {faults && <TimeFaults faults={faults} />}
    </div>
  );
}
