import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { ShownCaptchaField as Field } from './shown-captcha-field.tsx';

// Only a refusal brings a captcha.
const ShownCaptchaField = lazyPart(() => import('./shown-captcha-field.tsx'), 'ShownCaptchaField');

/** The captcha of a login, while one is asked for; its code comes with the first. */
export function LateCaptchaField(props: ComponentProps<typeof Field>) {
  if (props.captcha.shown === null) return null;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <ShownCaptchaField {...props} />
    </Suspense>
  );
}
