import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Links to the lotteries from the side menu. */
export function LotteriesRow() {
  const { t } = useLingui();
  return (
    <li>
      <Link
        to="/lottery"
        activeOptions={{ includeSearch: false }}
        title={t`Lotteries`}
        className={sideRowClass}
      >
        <Ticket size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Lotteries</Trans>
        </span>
      </Link>
    </li>
  );
}
