import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@palpite/ui/toast-region.tsx';

/** Where short notices appear and screen readers announce them. */
export function Notices() {
  const { t } = useLingui();
  return <ToastRegion label={t`Notices`} closeLabel={t`Close notice`} />;
}
