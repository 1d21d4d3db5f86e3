import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { useScene } from '../../lib/use-scene.ts';

/** The address names a lottery that the operator does not have. A retry changes nothing, so it offers none. */
export function LotteryGone() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      scene={useScene('empty')}
      picture={<Ticket size={36} />}
      title={t`There is no such lottery`}
      actions={
        <Link to="/lottery" activeProps={{}} className={buttonClass({ tone: 'accent' })}>
          {t`All lotteries`}
        </Link>
      }
    >
      <Trans>The link may be old or incomplete. Choose a lottery from the list.</Trans>
    </EmptyState>
  );
}
