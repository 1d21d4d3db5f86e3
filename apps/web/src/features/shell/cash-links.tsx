import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ButtonTone, buttonClass } from '@palpite/ui/button.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { openQuickDeposit } from '../../lib/dialog-links.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { openRegister } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';

/** The member's money links, in the specification's order, by their pages. */
const CASH: readonly { page: string; name: MessageDescriptor; tone: ButtonTone }[] = [
  { page: 'depositv2', name: msg({ context: 'verb', message: 'Deposit' }), tone: 'accent' },
  { page: 'withdraw', name: msg({ context: 'verb', message: 'Withdraw' }), tone: 'bar' },
];

/** Those of the member centre's pages that are built. */
export function cashPages(memberPages: readonly CentreEntry[]) {
  return CASH.flatMap(({ page, name, tone }) => {
    const entry = memberPages.find((one) => one.page === page);
    return entry ? [{ page, name, tone, icon: entry.icon }] : [];
  });
}

const GAME_PATHS: ReadonlySet<string> = new Set(['/game', '/seamless']);

/** Links to withdrawal and deposit, one piece with the balance: what adds money ends it. */
export function CashLinks({ memberPages }: { memberPages: readonly CentreEntry[] }) {
  const { i18n } = useLingui();
  // A player who adds money stays in the game.
  const overGame = useLocation({ select: ({ pathname }) => GAME_PATHS.has(pathname) });
  return cashPages(memberPages)
    .toReversed()
    .map(({ page, name, tone }) => (
      <Link
        key={page}
        to="."
        search={overGame && page === 'depositv2' ? openQuickDeposit() : openMember(page)}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass({ tone })}
      >
        {i18n._(name)}
      </Link>
    ));
}

/** In the place of a deposit, for a guest: an account of their own. */
export function RegisterLink() {
  const { status } = useServices().boot;
  if (!offersRegistration(status)) return null;
  return (
    <Link
      to="."
      search={openRegister}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ tone: 'accent' })}
    >
      <Trans>Register</Trans>
    </Link>
  );
}
