import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useServices } from '../../../lib/services.ts';

/** The colour of each strength; the word beside it says the same. */
const COLOURS = ['bg-negative', 'bg-negative', 'bg-warning', 'bg-positive', 'bg-positive'];

interface PasswordMeterProps {
  password: string;
  /** The account's name: who tries a password knows it. */
  username: string;
}

/**
 * How hard a password is to guess, while it is typed. What measures it is large and comes with the first letter; while
 * it is not there, and where it does not come, nothing is shown: the meter advises, the operator decides.
 */
export function PasswordMeter({ password, username }: PasswordMeterProps) {
  const { t } = useLingui();
  const { brandName } = useServices().boot.status;
  const typed = useDeferredValue(password);
  const { data: measure } = useQuery({
    queryKey: ['password meter'],
    queryFn: async () => (await import('./measure-password.ts')).measurePassword,
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (typed === '' || !measure) return null;
  const score = measure(typed, [username, brandName].filter(Boolean));
  const words = [t`Very weak`, t`Weak`, t`Fair`, t`Strong`, t`Very strong`];
  const word = words[score];
  return (
    <div className="-mt-2 flex items-center gap-3">
      <div
        role="meter"
        aria-label={t`Password strength`}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={word}
        className="grid flex-1 grid-cols-4 gap-1"
      >
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full',
              step <= Math.max(1, score) ? COLOURS[score] : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <span aria-hidden className="min-w-20 text-right text-13 text-muted">
        {word}
      </span>
    </div>
  );
}
