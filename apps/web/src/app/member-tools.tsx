import { isPermitted, roleOf } from '@palpite/domain';
import { AccountMenu } from '../features/shell/account-menu.tsx';
import { Balance } from '../features/shell/balance.tsx';
import { BellLink } from '../features/shell/bell-link.tsx';
import { CashLinks } from '../features/shell/cash-links.tsx';
import { plays, type SessionRecord } from '../lib/session/session-record.ts';
import { useWideScreen } from '../parts/centre/use-wide-screen.ts';
import { AGENT_ENTRIES } from './agent-centre.tsx';
import { MEMBER_ENTRIES } from './member-centre.tsx';

/**
 * The header's tools for a signed-in account. Phones have no space for deposit and withdrawal: the menu has them
 * there.
 */
export function MemberTools({ member }: { member: SessionRecord }) {
  const wide = useWideScreen();
  return (
    <>
      {wide && isPermitted(roleOf(member), 'member-centre') && (
        <CashLinks memberPages={MEMBER_ENTRIES} />
      )}
      {plays(member) && <Balance />}
      {wide && isPermitted(roleOf(member), 'member-centre') && <BellLink />}
      <AccountMenu
        member={member}
        memberPages={MEMBER_ENTRIES}
        agentPages={AGENT_ENTRIES}
        withCash={!wide}
      />
    </>
  );
}
