import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';

interface StepProgressProps {
  /** What the steps are called, in their order. */
  names: readonly string[];
  /** The current one, from 0. */
  at: number;
  /** Which are done; by default those before the current one. */
  isDone?: (step: number) => boolean;
}

/**
 * How far a form of several steps is: in words, which are announced when they change, and as a bar. The step's name is
 * the heading below it.
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
      <ol aria-label={t`Steps`} className="flex gap-1.5">
        {names.map((each, place) => (
          <li
            key={`${place} ${each}`}
            aria-current={place === at ? 'step' : undefined}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              place === at ? 'bg-accent-strong' : isDone(place) ? 'bg-positive' : 'bg-border',
            )}
          >
            <span className="sr-only">{isDone(place) ? t`${each}: done` : each}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
