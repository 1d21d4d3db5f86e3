import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openMember } from '../centre/open-centre.ts';

/** The ways to pay in and out, next to a balance. @param linkClass of each */
export function CashLinks({ linkClass }: { linkClass: string }) {
  return (
    <p className="flex flex-wrap gap-2">
      <CashLink page="depositv2" className={`${buttonClass({ tone: 'accent' })} ${linkClass}`}>
        <Trans context="verb">Deposit</Trans>
      </CashLink>
      <CashLink page="withdraw" className={`${buttonClass({ tone: 'neutral' })} ${linkClass}`}>
        <Trans context="verb">Withdraw</Trans>
      </CashLink>
    </p>
  );
}

interface CashLinkProps {
  page: string;
  className: string;
  children: ReactNode;
}

function CashLink({ page, className, children }: CashLinkProps) {
  return (
    <Link
      to="."
      search={openMember(page)}
      resetScroll={false}
      activeProps={{}}
      className={className}
    >
      {children}
    </Link>
  );
}
