import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Links home. */
export function HomeRow() {
  return (
    <li>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={sideRowClass}>
        <House size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Home</Trans>
        </span>
      </Link>
    </li>
  );
}
