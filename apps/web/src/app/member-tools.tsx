import { AccountMenu } from '../features/shell/account-menu.tsx';
import { Balance } from '../features/shell/balance.tsx';
import { plays, type SessionRecord } from '../session/session-record.ts';
import { AGENT_ENTRIES } from './agent-centre.tsx';
import { MEMBER_ENTRIES } from './member-centre.tsx';

/** What the header holds for whoever is signed in. */
export function MemberTools({ member }: { member: SessionRecord }) {
  return (
    <>
      {plays(member) && <Balance />}
      <AccountMenu member={member} memberPages={MEMBER_ENTRIES} agentPages={AGENT_ENTRIES} />
    </>
  );
}
