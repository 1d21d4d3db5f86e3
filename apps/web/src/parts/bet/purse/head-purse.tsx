import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useMember } from '../../identity/use-session.ts';
import { BalanceFigure, isBalanceHidden } from '../../money/balance-figure.tsx';

/** What a header would show of the player: the balance, as its owner last chose to see it, or the login. */
export function HeadPurse() {
  const { t } = useLingui();
  const member = useMember();
  if (member === null) {
    return (
      <Link
        to="."
        search={openLoginHere}
        resetScroll={false}
        className={buttonClass({ tone: 'accent', size: 'sm' })}
      >
        <Trans>Log in</Trans>
      </Link>
    );
  }
  return (
    <div role="group" aria-label={t`Balance`} className="text-13">
      <BalanceFigure hidden={isBalanceHidden()} />
    </div>
  );
}
