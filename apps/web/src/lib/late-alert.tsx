import type { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import { useCalmLoad } from './use-calm-load.ts';

const load = () => import('@palpite/ui/alert-dialog.tsx');
const Alert = lazyPart(load, 'AlertDialog');

/** An alert of a form: most people never see it, so its code comes behind the form's own. */
export function LateAlert(props: ComponentProps<typeof AlertDialog>) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  useCalmLoad(load);
  return (
    wanted && (
      <Suspense>
        <Alert {...props} />
      </Suspense>
    )
  );
}
