import { isGuest, isPermitted, roleOf } from '@palpite/domain';
import { AccountMenu } from '../features/shell/account-menu.tsx';
import { Balance } from '../features/shell/balance.tsx';
import { MessageBell } from '../features/messages/bell.tsx';
import { CashLinks, RegisterLink } from '../features/shell/cash-links.tsx';
import { plays, type SessionRecord } from '../lib/session/session-record.ts';
import { useWideScreen } from '../parts/centre/use-wide-screen.ts';
import { AGENT_ENTRIES } from './agent-centre.tsx';
import { MEMBER_ENTRIES } from './member-centre.tsx';

/**
 * The header's tools for a signed-in account: its money in one piece, the sum before what can be done with it. Phones have
 * no space for deposit and withdrawal: the menu has them there.
 */
export function MemberTools({ member }: { member: SessionRecord }) {
  const wide = useWideScreen();
  return (
    <>
      <div className="flex items-center rounded-control md:bg-bar-field md:[&>a]:rounded-none md:[&>a]:border-0 md:[&>a]:shadow-none md:[&>a:last-child]:rounded-r-control md:[&>a:not(:last-child)]:border-l md:[&>a:not(:last-child)]:border-bar-line">
        {plays(member) && <Balance />}
        {wide && isPermitted(roleOf(member), 'member-centre') && (
          <CashLinks memberPages={MEMBER_ENTRIES} />
        )}
        {wide && isGuest(member.type) && <RegisterLink />}
      </div>
      {wide && isPermitted(roleOf(member), 'member-centre') && <MessageBell />}
      <AccountMenu member={member} memberPages={MEMBER_ENTRIES} agentPages={AGENT_ENTRIES} />
    </>
  );
}
