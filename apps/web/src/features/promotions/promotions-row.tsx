import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Links to the promotions from the side menu. */
export function PromotionsRow() {
  const { t } = useLingui();
  return (
    <li>
      <Link
        to="/promotions"
        activeOptions={{ includeSearch: false }}
        title={t`Promotions`}
        className={sideRowClass}
      >
        <Gift size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Promotions</Trans>
        </span>
      </Link>
    </li>
  );
}
