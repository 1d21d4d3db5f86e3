import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { openCustomerService } from './customer-service.ts';

/** The way to customer service; null where the brand has none. */
export interface CustomerService {
  open: () => void;
  busy: boolean;
}

/** @param onProblem told, for people, why no window opened */
export function useCustomerService(onProblem: (text: string) => void): CustomerService | null {
  const { t } = useLingui();
  const services = useServices();
  const [busy, setBusy] = useState(false);
  if (!services.boot.status.info.customerService.available) return null;
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
