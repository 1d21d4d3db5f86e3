import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Megaphone from 'lucide-react/icons/megaphone';
import { openAnnouncements } from '../../lib/dialog-links.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Opens the announcements from the side menu. */
export function AnnouncementsRow() {
  const { t } = useLingui();
  return (
    <li>
      <Link
        to="."
        search={openAnnouncements}
        resetScroll={false}
        activeProps={{}}
        title={t`Announcements`}
        className={sideRowClass}
      >
        <Megaphone size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Announcements</Trans>
        </span>
      </Link>
    </li>
  );
}
