import { Trans } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { openMember } from '../../parts/centre/open-centre.ts';
import { BackLink } from './back-link.tsx';
import { openDeposits } from './deposits-address.ts';

/** Links after a deposit has ended: with money, back to what it was for; without it, to another try. */
export function WhatNow({ order: { status } }: { order: Pick<DepositOrder, 'status'> }) {
  const succeeded = status === 'success';
  return (
    <div className="flex flex-wrap gap-3">
      {succeeded && <BackLink />}
      <Link
        to="."
        search={openDeposits({ tab: 'new' })}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass(succeeded ? {} : { tone: 'accent' })}
      >
        <Trans>New deposit</Trans>
      </Link>
      {succeeded && (
        <Link
          to="."
          search={openMember('transactionHistory')}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'quiet' })}
        >
          <Trans>See it in the account record</Trans>
        </Link>
      )}
    </div>
  );
}
