import { Trans, useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { useCustomerService } from '../../parts/talk/use-customer-service.ts';

/** Opens customer service; missing when the brand has none. */
export function ServiceRow() {
  const { t } = useLingui();
  const service = useCustomerService((text) => showToast({ tone: 'negative', text }));
  if (!service) return null;
  return (
    <li>
      <button
        type="button"
        title={t`Talk to us`}
        aria-busy={service.busy || undefined}
        onClick={service.open}
        className={sideRowClass}
      >
        <MessageCircle size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Talk to us</Trans>
        </span>
      </button>
    </li>
  );
}
