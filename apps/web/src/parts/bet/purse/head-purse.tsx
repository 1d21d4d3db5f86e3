import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { openQuickDeposit } from '../../../lib/dialog-links.ts';
import type { SessionRecord } from '../../../lib/session/session-record.ts';
import { BalanceFigure, isBalanceHidden } from '../../money/balance-figure.tsx';

/** What a header would show of the player: the balance, as its owner last chose to see it, with a deposit over the page. */
export function HeadPurse({ member }: { member: SessionRecord }) {
  const { t } = useLingui();
  return (
    <div className="relative flex h-10 items-stretch overflow-hidden rounded-control bg-bar-field text-13 text-on-bar touch:h-11">
      <div
        role="group"
        aria-label={t`Balance`}
        className="grid place-items-center px-1 min-[26rem]:px-2.5"
      >
        <BalanceFigure hidden={isBalanceHidden()} />
      </div>
      {isPermitted(roleOf(member), 'member-centre') && (
        <Link
          to="."
          search={openQuickDeposit()}
          resetScroll={false}
          activeProps={{}}
          // On a narrow phone all of it leads there, so that the lottery's name has room.
          className="flex w-6 items-center justify-center gap-1 bg-action font-semibold text-on-action -outline-offset-3 after:absolute after:inset-0 hover:bg-action-strong min-[26rem]:w-11 min-[26rem]:after:hidden md:w-auto md:px-3"
        >
          <Plus size={18} className="md:hidden" />
          <span className="max-md:sr-only">
            <Trans context="verb">Deposit</Trans>
          </span>
        </Link>
      )}
    </div>
  );
}
