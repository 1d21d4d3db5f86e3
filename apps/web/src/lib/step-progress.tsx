import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';

interface StepProgressProps {
  /** What the steps are called, in their order. */
  names: readonly string[];
  /** The current one, from 0. */
  at: number;
  /** Which are done; by default those before the current one. */
  isDone?: (step: number) => boolean;
}

/**
 * How far a form of several steps is: in words, which are announced when they change, and as a row of numbered steps. The
 * step's name is the heading below it.
 */
export function StepProgress({ names, at, isDone = (step) => step < at }: StepProgressProps) {
  const { t } = useLingui();
  const step = at + 1;
  const count = names.length;
  const name = names[at] ?? '';
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {t`Step ${step} of ${count}: ${name}`}
      </p>
      <p aria-hidden="true" className="text-13 font-semibold text-muted">
        {t`Step ${step} of ${count}`}
      </p>
      <ol aria-label={t`Steps`} className="flex">
        {names.map((each, place) => (
          <li
            key={`${place} ${each}`}
            aria-current={place === at ? 'step' : undefined}
            className="group/step flex min-w-0 flex-1 flex-col items-center gap-1.5"
          >
            <span className="flex w-full items-center gap-1.5">
              <span aria-hidden="true" className={`${LINE} group-first/step:invisible`} />
              <StepMark
                state={place === at ? 'now' : isDone(place) ? 'done' : 'ahead'}
                number={place + 1}
              />
              <span aria-hidden="true" className={`${LINE} group-last/step:invisible`} />
            </span>
            <span
              aria-hidden="true"
              className="hidden max-w-full px-1 text-center text-12 text-balance text-muted group-aria-[current=step]/step:font-bold group-aria-[current=step]/step:text-default sm:block"
            >
              {each}
            </span>
            <span className="sr-only">{isDone(place) ? t`${each}: done` : each}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const LINE =
  'h-0 flex-1 border-t-2 border-dashed border-border-strong/50 shell-rail:border-t shell-rail:border-solid';

const MARKS = {
  now: 'bg-accent text-on-accent shell-side:-rotate-6 shell-side:bg-ceremony shell-side:text-on-ceremony shell-top:bg-action shell-top:text-on-action',
  done: 'bg-positive text-canvas',
  ahead: 'border border-border-strong bg-surface text-muted',
};

/** A step, as the brand's shell draws it: a stamp, a bead, or a coin. */
function StepMark({ state, number }: { state: keyof typeof MARKS; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full text-14 font-bold shell-side:rounded-[0.625rem]',
        MARKS[state],
      )}
    >
      {state === 'done' ? <Check size={18} /> : number}
    </span>
  );
}
