import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useCustomerService } from './use-customer-service.ts';

/** Opens customer service from a place where a form does not help on; nothing where the brand has none. */
export function AskService() {
  const service = useCustomerService((text) => showToast({ tone: 'negative', text }));
  if (!service) return null;
  return (
    <Button tone="quiet" size="sm" busy={service.busy} onClick={service.open}>
      <Trans>Ask customer service</Trans>
    </Button>
  );
}
