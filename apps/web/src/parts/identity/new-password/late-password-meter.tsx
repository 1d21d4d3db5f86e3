import { type ComponentProps, lazy, Suspense } from 'react';
import type { PasswordMeter as Meter } from './password-meter.tsx';

// Where it does not come, nothing is shown: it advises, and a form must not fail for it.
const PasswordMeter = lazy(() =>
  import('./password-meter.tsx').then(
    (part) => ({ default: part.PasswordMeter }),
    () => ({ default: () => null }),
  ),
);

/** The meter of a password that is being typed; its code comes with the first letter. */
export function LatePasswordMeter(props: ComponentProps<typeof Meter>) {
  if (props.password === '') return null;
  return (
    <Suspense>
      <PasswordMeter {...props} />
    </Suspense>
  );
}
