import { Trans } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { HOME_PATHS, LOBBY_CATEGORIES } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { openMember } from '../../parts/centre/open-centre.ts';
import { closeDialog } from '../../lib/root-search.ts';
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

const GAME_PATHS: readonly string[] = ['/game', '/seamless'];
const LOBBY_PATHS: readonly string[] = [
  ...HOME_PATHS,
  ...Object.keys(LOBBY_CATEGORIES).map((segment) => `/${segment}`),
];

/** Leads to the page below the member centre, where the member came from. */
function BackLink() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Link
      to="."
      search={closeDialog}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ tone: 'accent' })}
    >
      {GAME_PATHS.includes(path) ? (
        <Trans>Back to the game</Trans>
      ) : LOBBY_PATHS.includes(path) ? (
        <Trans>Back to the lobby</Trans>
      ) : (
        <Trans>Back to the page</Trans>
      )}
    </Link>
  );
}
