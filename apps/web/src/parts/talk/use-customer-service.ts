import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { openCustomerService } from './customer-service.ts';
import { openServicePanel } from './service-panel-store.ts';

/** The way to customer service; null where the brand has none. */
export interface CustomerService {
  open: () => void;
  busy: boolean;
}

/**
 * @param onProblem gets, for people, why no window opened
 * @param windowOnly true where no page is below that a panel could be in
 */
export function useCustomerService(
  onProblem: (text: string) => void,
  windowOnly = false,
): CustomerService | null {
  const { t } = useLingui();
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const { available, panel } = services.boot.status.info.customerService;
  if (!available) return null;
  if (panel && !windowOnly) return { open: openServicePanel, busy: false };
  const open = async () => {
    setBusy(true);
    const outcome = await openCustomerService(services, t`Opening customer service…`);
    setBusy(false);
    if (outcome === 'blocked') {
      onProblem(t`The browser blocked the window. Allow pop-ups for this site and try again.`);
    } else if (outcome === 'failed') {
      onProblem(t`Customer service cannot be reached right now. Try again in a moment.`);
    }
  };
  return { open: () => void open(), busy };
}
