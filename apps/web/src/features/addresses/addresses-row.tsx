import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Gauge from 'lucide-react/icons/gauge';
import { openAddresses } from '../../lib/dialog-links.ts';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Opens the site's addresses from the side menu; missing when there is only one. */
export function AddressesRow() {
  const { t } = useLingui();
  const { siteOrigins } = useServices().boot.status;
  if (siteOrigins.length < 2) return null;
  return (
    <Link
      to="."
      search={openAddresses}
      resetScroll={false}
      activeProps={{}}
      title={t`Fastest address`}
      className={sideRowClass}
    >
      <Gauge size={20} className="shrink-0" />
      <span className={sideTextClass}>
        <Trans>Fastest address</Trans>
      </span>
    </Link>
  );
}
