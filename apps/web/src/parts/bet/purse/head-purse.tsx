import { Trans, useLingui } from '@lingui/react/macro';
import { isGuest, isPermitted, roleOf } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { openQuickDeposit } from '../../../lib/dialog-links.ts';
import { openRegister } from '../../../lib/root-search.ts';
import { useServices } from '../../../lib/services.ts';
import type { SessionRecord } from '../../../lib/session/session-record.ts';
import { offersRegistration } from '../../identity/registration-offer.ts';
import { BalanceFigure, isBalanceHidden } from '../../money/balance-figure.tsx';
import { FreePlayTag } from '../../money/free-play-tag.tsx';

/** What a header would show of the player: the balance, as its owner last chose to see it, with a deposit over the page. */
export function HeadPurse({ member }: { member: SessionRecord }) {
  const { t } = useLingui();
  const { status } = useServices().boot;
  return (
    <div className="relative flex h-10 items-stretch overflow-hidden rounded-control bg-bar-field text-13 text-on-bar touch:h-11">
      <div
        role="group"
        aria-label={t`Balance`}
        className="grid place-content-center justify-items-center px-1 leading-4.5 min-[26rem]:px-2.5"
      >
        <BalanceFigure hidden={isBalanceHidden()} />
        <FreePlayTag />
      </div>
      {isPermitted(roleOf(member), 'member-centre') && (
        <PurseLink search={openQuickDeposit()}>
          <Trans context="verb">Deposit</Trans>
        </PurseLink>
      )}
      {isGuest(member.type) && offersRegistration(status) && (
        <PurseLink search={openRegister}>
          <Trans>Register</Trans>
        </PurseLink>
      )}
    </div>
  );
}

interface PurseLinkProps {
  search: ReturnType<typeof openQuickDeposit> | typeof openRegister;
  children: ReactNode;
}

/** Where the sum is more of: a deposit, or an account. On a narrow phone all of it leads there, so that the lottery's name has room. */
function PurseLink({ search, children }: PurseLinkProps) {
  return (
    <Link
      to="."
      search={search}
      resetScroll={false}
      activeProps={{}}
      className="flex w-6 items-center justify-center gap-1 bg-action font-semibold text-on-action -outline-offset-3 after:absolute after:inset-0 hover:bg-action-strong min-[26rem]:w-11 min-[26rem]:after:hidden md:w-auto md:px-3"
    >
      <Plus size={18} className="md:hidden" />
      <span className="max-md:sr-only">{children}</span>
    </Link>
  );
}
