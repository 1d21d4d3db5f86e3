import { useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { openQuickDeposit } from '../../lib/dialog-links.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { BalanceFigure, isBalanceHidden } from '../../parts/money/balance-figure.tsx';

/** The balance while the header is not there; a member adds to it without leaving the game. */
export function BarBalance() {
  const { t } = useLingui();
  const member = useMember();
  const [hidden] = useState(isBalanceHidden);
  if (!member) return null;
  return (
    <div
      role="group"
      aria-label={t`Balance`}
      className="flex h-10 shrink-0 md:mr-3 items-stretch overflow-hidden rounded-control bg-bar-field text-14 text-on-bar"
    >
      <span className="grid place-items-center px-3">
        <BalanceFigure hidden={hidden} />
      </span>
      {isPermitted(roleOf(member), 'member-centre') && (
        <Link
          to="."
          search={openQuickDeposit()}
          resetScroll={false}
          activeProps={{}}
          aria-label={t({ context: 'verb', message: 'Deposit' })}
          className="grid w-11 place-items-center bg-action text-on-action hover:bg-action-strong outline-offset-[-3px]"
        >
          <Plus size={20} />
        </Link>
      )}
    </div>
  );
}
