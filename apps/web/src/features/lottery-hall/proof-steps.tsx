import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import { type ProofStepsProps, type Step, useSteps } from './proof-step-list.ts';
import { StepPicture } from './step-picture.tsx';

/** What happened in which order, and what the browser found. */
export function ProofSteps(props: ProofStepsProps) {
  const { steps } = props;
  const list = useSteps(props);
  const failed = list.findIndex(({ ok }) => ok === false);
  return (
    <ol className="flex flex-col md:flex-row">
      {list.map((step, at) => (
        <li
          key={step.title}
          className="relative flex min-w-0 flex-1 gap-4 pb-6 last:pb-0 md:flex-col md:gap-2 md:pr-4 md:pb-0 md:last:pr-0"
        >
          {/* The way to the next step; behind one that fails nothing leads on. */}
          {at < list.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-10 bottom-0 left-5 -translate-x-1/2 border-l-4 md:top-5 md:right-0 md:bottom-auto md:left-10 md:translate-x-0 md:-translate-y-1/2 md:border-t-4 md:border-l-0',
                failed >= 0 && at >= failed
                  ? 'border-dashed border-negative'
                  : steps.length > 0
                    ? 'border-solid border-positive'
                    : 'border-solid border-border-strong',
              )}
            />
          )}
          <StepMark
            ok={step.ok}
            // Until the draw is checked a step has its number, then a mark.
            place={steps.length > 0 ? undefined : at + 1}
          />
          <div className="min-w-0 flex-1">
            <StepBody step={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A disc; a square with a cross where the step fails. @param place its number, until the draw is checked */
function StepMark({ ok, place }: { ok: boolean | undefined; place: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid size-10 shrink-0 place-items-center border-2 text-16 font-bold tabular',
        ok === false
          ? 'rounded-mark border-negative bg-negative text-canvas'
          : ok
            ? 'rounded-full border-positive bg-positive text-canvas'
            : classNames(
                'rounded-full border-border-strong bg-surface',
                place === undefined ? 'border-dashed text-muted' : 'text-default',
              ),
      )}
    >
      {ok === undefined ? (
        (place ?? <Minus size={22} />)
      ) : ok ? (
        <Check size={22} />
      ) : (
        <X size={22} />
      )}
    </span>
  );
}

function StepBody({ step: { of, title, text, at, ok } }: { step: Step }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const [Icon, word] =
    ok === undefined
      ? [Minus, t`Nothing to recompute`]
      : ok
        ? [Check, t`Matches`]
        : [X, t`Does not match`];
  return (
    <>
      <StepPicture of={of} />
      <h3 className="mt-1 text-16 font-bold">{title}</h3>
      {at !== null && <p className="text-13 text-muted">{momentText(at, timeZone, i18n.locale)}</p>}
      <p className="text-14 text-muted">{text}</p>
      <p
        className={classNames(
          'mt-1 flex items-center gap-2 text-14 font-semibold',
          ok === true && 'text-positive',
          ok === false && 'text-negative',
        )}
      >
        <Icon size={18} aria-hidden="true" />
        {word}
      </p>
    </>
  );
}
