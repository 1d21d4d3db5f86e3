import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { openHelp } from '../../lib/dialog-links.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Opens the help centre from the side menu. */
export function HelpRow() {
  const { t } = useLingui();
  return (
    <li>
      <Link
        to="."
        search={openHelp()}
        resetScroll={false}
        activeProps={{}}
        title={t`Help centre`}
        className={sideRowClass}
      >
        <CircleQuestionMark size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Help centre</Trans>
        </span>
      </Link>
    </li>
  );
}
